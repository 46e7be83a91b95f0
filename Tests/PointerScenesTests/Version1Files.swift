/// Files of version 1 as they were written in 2026, with every key and every event: they must be read for
/// ever.
enum Version1Files {
  static let scene = #"""
    {"format":"pointerkit-scene/1","size":[800,600],"background":0.9,"appearance":"light","x-made-by":{"any":["thing"]},
     "settings":{"trackingSpeed":0.7,"autoHideDelay":2.5,"reduceMotion":false},
     "configuration":{"circleDiameter":20,"restingPause":0.5},
     "spaces":[{"id":"list","parent":null,"origin":[20,60],"clip":[0,0,300,400],"order":1,"opaque":true,"enabled":true},
      {"id":"inner","parent":"list","origin":[0,10],"clip":null,"order":0}],
     "targets":[
      {"id":"share","frame":[640,20,44,37],"space":null,"z":2,"group":"bar","enabled":true,"kind":"barButton",
       "bezel":false,"padding":null,"effect":"highlight","cornerRadius":8,"label":"Share","reveals":["more","tools"]},
      {"id":"more","frame":[690,20,44,37],"group":"bar","kind":"barButton","padding":12,"effect":"automatic"},
      {"id":"icon","frame":[400,200,60,60],"kind":"appIcon","bezel":true,"effect":"lift","color":[0.2,0.4,0.9],
       "luminance":0.2,"cursor":"pointer","magnetic":true,"shape":{"type":"roundedRect","size":[66,66],"radius":14},
       "accessories":[{"shape":"arrow","angle":0,"offset":12,"orients":true},{"shape":"plus"}]},
      {"id":"row","frame":[0,40,280,44],"space":"inner","kind":"row","effect":"hover",
       "hover":{"tint":"underlay","shadow":true,"scale":false},"padding":[2,0,2,0],"latching":["x"]},
      {"id":"text","frame":[400,300,200,66],"kind":"text","shape":{"type":"verticalBeam","length":22},
       "precision":{"x":"continuous","y":{"lines":[[0,22],[22,22],[44,22]]}},"constrained":["y"]},
      {"id":"day","frame":[620,300,120,240],"kind":"other","precision":{"x":"whole","y":{"origin":0,"step":15}}},
      {"id":"knob","frame":[300,500,200,20],"kind":"slider","shape":{"type":"circle","diameter":24}},
      {"id":"shape","frame":[100,520,40,40],"kind":"other","effect":"hover","group":"tools",
       "shape":{"type":"path","commands":[["M",0,0],["L",20,0],["Q",30,10,20,20],["C",15,25,5,25,0,20],["Z"]],
        "anchor":[10,10],"stroke":null}},
      {"id":"none","frame":[200,520,40,40],"effect":"none","shape":{"type":"hidden"}}]}
    """#

  static let trace = #"""
    {"format":"pointerkit-trace/1","device":{"kind":"trackpad","motion":"points","reportsContact":true},"start":[620,60]}
    {"t":0,"event":"contact","phase":"began","fingers":1}
    {"t":0.008,"event":"motion","delta":[8.5,-4]}
    {"t":0.016,"event":"motion","delta":[12,-10]}
    {"t":0.024,"event":"contact","phase":"ended","fingers":0}
    {"t":0.1,"event":"motion","position":[660,38]}
    {"t":0.11,"event":"button","button":"primary","down":true}
    {"t":0.12,"event":"pressure","value":0.7}
    {"t":0.13,"event":"button","button":"primary","down":false}
    {"t":0.14,"event":"button","button":4,"down":true,"device":1}
    {"t":0.15,"event":"button","button":4,"down":false,"device":1}
    {"t":0.2,"event":"scroll","delta":[0,-12],"phase":"began","source":"finger"}
    {"t":0.21,"event":"scroll","delta":[0,-2],"phase":"ended","source":"finger"}
    {"t":0.22,"event":"transform","phase":"began","scale":1.2,"rotation":0.1,"translation":[0,0],"fingers":2}
    {"t":0.23,"event":"transform","phase":"ended","scale":1.3,"rotation":0.1,"translation":[1,0],"fingers":2}
    {"t":0.24,"event":"gesture","name":"swipeBetweenPages","phase":"began","fingers":2}
    {"t":0.25,"event":"gesture","name":"swipeBetweenPages","phase":"ended","fingers":2}
    {"t":0.26,"event":"modifiers","keys":["option","shift"]}
    {"t":0.27,"event":"modifiers","keys":[]}
    {"t":0.28,"event":"drag","operation":"copy"}
    {"t":0.29,"event":"drag","operation":"none"}
    {"t":0.3,"event":"targets","upsert":[{"id":"new","frame":[500,100,50,30],"kind":"button"}],"remove":["none"]}
    {"t":0.31,"event":"space","id":"list","origin":[20,40]}
    {"t":0.32,"event":"bounds","size":[820,600]}
    {"t":0.33,"event":"touch","phase":"began","position":[100,100],"id":1}
    {"t":0.34,"event":"touch","phase":"ended","position":[100,100],"id":1}
    {"t":0.35,"event":"gaze","position":[300,300]}
    {"t":0.36,"event":"hold","phase":"began"}
    {"t":0.37,"event":"hold","phase":"ended"}
    {"t":0.38,"event":"annotation","values":{"Y":"41","X":"7"}}
    {"t":0.39,"event":"luminance","value":0.1}
    {"t":0.4,"event":"luminance","value":null}
    {"t":0.41,"event":"settings","values":{"reduceMotion":true}}
    {"t":0.42,"event":"appearance","value":"dark"}
    {"t":0.43,"event":"annotation","values":null}
    {"t":0.44,"event":"leave"}
    {"t":0.45,"event":"enter","position":[410,210]}
    {"t":0.46,"event":"cancel"}
    {"t":0.5,"event":"wait"}
    """#

  static let cases = #"""
    {"id":"v1-1","size":[800,600],"targets":[{"id":"a","frame":[500,200,60,60],"kind":"appIcon"}],"samples":[[0,100,230],[0.01,112,230],[0.02,125,230],[0.03,139,230]],"lift":0.034,"clicked":"a"}
    {"id":"v1-2","size":[800,600],"targets":[],"samples":[[0,100,230]],"lift":0.4}
    """#
}
