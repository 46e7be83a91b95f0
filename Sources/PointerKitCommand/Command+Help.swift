extension Command.Topic {
  /// What `--help` prints.
  var help: String {
    switch self {
    case .overview:
      """
      pointerkit: the iPadOS pointer over a scene and a recording

      pointerkit                     a tour of every feature: writes pointerkit-demo.html to look at
      pointerkit simulate   …        the frames of a trace over a scene, as JSON lines
      pointerkit render     …        pictures of them
      pointerkit magnetism  …        where recorded flicks end, and why
      pointerkit study      …        how well pointing works on a scene, with a simulated person
      pointerkit replay     …        checks recorded frames; not in this version
      pointerkit bench      …        how fast the engine is here
      pointerkit --version           the version
      pointerkit COMMAND --help      the options of a command

      A file named - is standard input or output. Results go to standard output, everything else to standard
      error. Status 0 is success, 1 a failure while running, 2 a wrong command line or a bad or missing file.

      """
    case .simulate:
      """
      pointerkit simulate --scene S --trace T [--fps N] [--until SECONDS] [--out F] [--digest]

      Plays a pointerkit-trace/1 over a pointerkit-scene/1 and writes pointerkit-frames/1: a header and one line
      a frame. Frames end when all is at rest after the last event.

      --scene S        the scene
      --trace T        the trace
      --fps N          frames a second, 1 to 100000; 60 if not given
      --until SECONDS  end exactly there instead, on the trace's clock
      --out F          write to a file, which appears only when it is whole; standard output if not given
      --digest         print one hash of every bit of every frame and event instead: 16 hexadecimal digits

      """
    case .render:
      """
      pointerkit render --scene S --trace T [--at SECONDS,… | --filmstrip N | --animate]
                        [--zoom N] [--overlay] --out F
      pointerkit render --case F:ID [--dark] --out F

      Draws a trace over a scene. F ends in .svg for a picture or in .html for a page; - is a picture on
      standard output. Without --scene and --trace it draws the tour.

      --scene S        the scene
      --trace T        the trace
      --at SECONDS     the picture of one instant of the trace's clock; of several, 1.2,3 and so on, a strip
      --filmstrip N    a strip of 1 to 100 instants, evenly from the first event until all is at rest; for .svg
                       6 is what is drawn if nothing else is said
      --animate        a page that plays the trace; for .html what is drawn if nothing else is said
      --case F:ID      one magnetism case of the file F: the stroke, where it was likely to end, the circles, how
                       likely each target was, what was chosen and what was clicked
      --zoom N         show only what is around the pointer, 1 to 20 times as large; not for pages that play
      --overlay        show the true pointer, the hit regions and where a flick will land
      --dark           in the dark: of a case or of the tour, where no scene says what it is
      --out F          the file to write, which appears only when it is whole

      """
    case .magnetism:
      """
      pointerkit magnetism --cases F… [--explain] [--score]

      Reads recorded strokes, one JSON line each, and prints for each where it ends and why, in the same order.

      --cases F…   files of cases; F:ID is one case of the file F, if there is no file of that whole name
      --explain    add the rings and every candidate with its score and verdict; with F:ID alone, in words
      --score      instead, print how often that was what the person clicked; with --explain, after the answers

      The score of each file, and then of all together: right, wrong and none in percent for all cases, each
      layout, and each layout and lift, as ids such as dev-dense-c70-17 name them, where 17 is the movement. Beside
      the engine:
        stay                    no inertia, no magnetism: what is under the pointer at the lift
        coast                   plain inertia: what is under the place where it ends
        nearest to pointer      the magnetic target whose hit region is nearest at the lift, however far
        nearest to projection   the one nearest to where inertia ends
      In brackets the interval that holds the number with 95 % confidence: the bootstrap draws whole movements,
      since the cases of one movement are alike.

      """
    case .study:
      """
      pointerkit study [--scene S] [--seed N] [--trials N] [--out F.svg]

      A simulated person moves from control to control of a scene with the plain pointer, with inertia, with
      magnetism and with a bubble cursor. Prints times, misses and throughput by distance, each with its 95 %
      interval, and says where magnetism helps and where it does not. Without --scene it studies four built-in
      scenes. The same options give the same figures.

      --scene S    the scene; its goals are the controls that the pointer snaps to
      --seed N     what chance follows from, a whole number from 0; 1 if not given
      --trials N   how many trials there are with each technique on each scene, 1 to 100000; 400 if not given
      --out F.svg  draw the chart too: a file, which appears only when it is whole

      """
    case .replay: "pointerkit replay F\n\nNot in this version.\n"
    case .bench:
      """
      pointerkit bench [--targets N,…] [--json]

      Measures what each thing costs here: scenes from an idle pointer to a thousand targets that move in every
      frame, and the index by itself beside a linear scan. In nanoseconds, the median of many batches and the
      fastest; with the heap allocations of each. The machine should be quiet. It takes half a minute, and 1 GB at
      1,000,000 targets. Build with swift build -c release first: a debug build is thirty times slower.

      --targets N,…   how many targets there are, 1 to 1000000; if nothing else is said the six powers of ten from 10
      --json          one JSON object a line for each figure

      """
    }
  }
}
