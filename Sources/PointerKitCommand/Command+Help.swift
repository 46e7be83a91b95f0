extension Command.Topic {
  /// The text that `--help` prints.
  var help: String {
    switch self {
    case .overview:
      """
      pointerkit: the iPadOS pointer over a scene and a recording

      pointerkit                     a tour of every feature: writes the page pointerkit-demo.html
      pointerkit simulate   …        the frames of a trace over a scene, as JSON lines
      pointerkit render     …        pictures of them
      pointerkit magnetism  …        where recorded flicks end, and why
      pointerkit study      …        how well pointing works on a scene, with a simulated person
      pointerkit audit      …        what in a layout deviates from the guidelines, and how to mend it
      pointerkit replay     …        what a recorded engine did, and whether this one does the same
      pointerkit bench      …        how fast the engine is here
      pointerkit --version           the version
      pointerkit COMMAND --help      the options of a command

      A file named - is standard input or output. Results go to standard output, everything else to standard
      error. Status 0 is success, 1 a failure while running or a finding of audit, 2 a wrong command line or a bad or
      missing file.

      """
    case .simulate:
      """
      pointerkit simulate --scene S --trace T [--fps N] [--until SECONDS] [--drawing] [--out F] [--digest]
                          [--record F]

      Plays a pointerkit-trace/1 over a pointerkit-scene/1 and writes pointerkit-frames/1: a header and one line
      for each frame. Frames end when everything is at rest after the last event; a trace of more than 1000000 frames
      needs --until.

      --scene S        the scene
      --trace T        the trace
      --fps N          frames a second, 1 to 100000; 60 if not given
      --until SECONDS  end exactly there instead, on the trace's clock
      --drawing        also write what to draw, by space from back to front
      --out F          write to a file, which appears only when it is whole; standard output if not given
      --digest         print one hash of every bit of every frame and event instead: 16 hexadecimal digits
      --record F       also write a recording of the engine, for replay

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
      --at SECONDS     a picture of one time on the trace's clock; several times, such as 1.2,3, make a strip
      --filmstrip N    a strip of 1 to 100 times at even steps, from the first event until everything is at rest;
                       a strip of 6 is the default for .svg
      --animate        a page that plays the trace; the default for .html
      --case F:ID      one magnetism case of the file F: the stroke, where it was likely to end, the circles, the
                       probability of each target, the chosen target and the clicked one
      --zoom N         show only the area around the pointer, 1 to 20 times as large; not for pages that play
      --overlay        show the true pointer, the hit regions and where a flick will land
      --dark           draw a dark window; only for a case or the tour, since a scene says whether it is dark
      --out F          the file to write, which appears only when it is whole

      """
    case .magnetism:
      """
      pointerkit magnetism --cases F… [--explain] [--score]

      Reads recorded strokes, one JSON line each, and prints for each where it ends and why, in the same order.

      --cases F…   files of cases; F:ID is one case of the file F, if there is no file of that whole name
      --explain    add the rings and every candidate with its score and verdict; with F:ID alone, in words
      --score      instead, print how often that was the target that the person clicked; with --explain, after
                   the answers

      The score of each file, and then of all together: right, wrong and none in percent for all cases, each
      layout, and each layout and lift, as ids such as dev-dense-c70-17 name them, where 17 is the movement. Beside
      the engine:
        stay                    no inertia, no magnetism: the target under the pointer at the lift
        coast                   inertia alone: the target under the pointer where it ends
        nearest to pointer      the magnetic target whose hit region is nearest at the lift, however far
        nearest to projection   the one nearest to where inertia ends
      In brackets are 95 % confidence intervals; the bootstrap draws whole movements, since the cases of one
      movement are alike.

      """
    case .study:
      """
      pointerkit study [--scene S] [--seed N] [--trials N] [--out F.svg]

      A simulated person moves from control to control of a scene with the plain pointer, with inertia, with
      magnetism and with a bubble cursor. Prints times, misses and throughput by distance, each with its 95 %
      interval, and says where magnetism helps and where it does not. Without --scene it studies four built-in
      scenes. The same options give the same figures.

      --scene S    the scene; its goals are the controls that the pointer snaps to
      --seed N     the seed of the random numbers, a whole number from 0; 1 if not given
      --trials N   the number of trials with each technique on each scene, 1 to 100000; 400 if not given
      --out F.svg  also draw the chart: a file, which appears only when it is whole

      """
    case .audit:
      """
      pointerkit audit --scene S… [--rules L1,…] [--json] [--out F.svg] [--explain L7]

      Checks layouts against the guidelines: padding, gaps, mixed effects, shadows that are clipped, shapes, and more.
      Prints a line for each finding, with the numbers that were measured and what to change, and a summary. Status 0
      is a clean layout, 1 a layout with findings.

      --scene S…     the scenes
      --rules L1,…   only these rules; all of L1 to L16 if not given
      --json         one line of JSON for each finding instead, and no summary
      --out F.svg    also draw the layout of a single scene with each finding and its number: a file, which appears only
                     when it is whole
      --explain L7   explain a rule: what the guidelines say, which of them, and an example; without scenes nothing
                     else, and --out then draws the rule: wrong, right, and what was measured

      A key "x-audit" of a scene or a target switches rules off: "x-audit": ["L1", "L13"]. A key "x-annotation" has
      the texts beside the pointer, which L14 checks: "x-annotation": {"W": "120"}.

      """
    case .replay:
      """
      pointerkit replay F [--frames] [--out F]

      Makes the calls of a recording again, and compares the engine with the recorded one: a check after each call, and
      the digests of frames. Names the first call after which they differ. Of a recording that is torn or corrupted it
      reads what is whole, says where that ends, and exits with 1.

      F            the recording
      --frames     write the frames that the recorded host read, as pointerkit-frames/1; ids are numbers
      --out F      write to a file, which appears only when it is whole; standard output if not given

      """
    case .bench:
      """
      pointerkit bench [--targets N,…] [--json] [--worst]

      Measures the engine on this machine: scenes from an idle pointer to a thousand targets that move in every
      frame, and the index alone in comparison with a linear scan. Times are in nanoseconds, the median of many
      batches and the fastest one, with the heap allocations. Nothing else should run on the machine. It takes half
      a minute, and 1 GB of memory with 1,000,000 targets. Build with swift build -c release first: a debug build is
      thirty times slower.

      --targets N,…   the numbers of targets, 1 to 1000000; the six powers of ten from 10 if not given
      --json          one line of JSON for each figure
      --worst         instead: the table of the article Performance, with the slowest call of each kind that was
                      found and the memory of each kind of layout; status 1 if one is beyond its limit

      """
    }
  }
}
