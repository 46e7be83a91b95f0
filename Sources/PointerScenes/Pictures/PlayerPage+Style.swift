/// The fixed parts of the player's page.
enum PlayerPage {
  /// The button that switches between light and dark.
  static let switcher =
    "<button id=\"appearance\" aria-label=\"Light or dark\">light / dark</button>"

  static let style = """
    :root { color-scheme: light; --ground: #fafafb; --ink: #1d1d1f; --faint: #6a6a70; --fainter: #9a9aa2; --line: #d9d9df; --accent: #0a62c9; --now: #e6effa; --mark: #b9b9c2; }
    :root[data-appearance=dark] { color-scheme: dark; --ground: #141416; --ink: #f3f3f6; --faint: #a2a2aa; --fainter: #77777f; --line: #3a3a40; --accent: #5fb0ff; --now: #1d2c40; --mark: #55555d; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 \(StillPicture.fonts); }
    main { max-width: 1120px; margin: 0 auto; padding: 24px 20px 40px; }
    main.chaptered { max-width: 1480px; display: grid; grid-template-columns: minmax(0, 1fr) 300px; column-gap: 28px; }
    header { grid-column: 1 / -1; display: flex; align-items: baseline; gap: 24px; margin-bottom: 12px; }
    h1 { font-size: 19px; font-weight: 600; margin: 0; flex: 1; }
    h2 { font-size: 17px; font-weight: 600; margin: 0 0 10px; min-height: 25px; }
    h2 span { color: var(--faint); font-weight: 400; margin-right: 10px; font-variant-numeric: tabular-nums; }
    main:not(.chaptered) :is(h2, nav) { display: none; }
    #state { margin: 0; color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #state b { color: var(--ink); font-weight: 600; }
    #appearance { border: 1px solid var(--line); border-radius: 8px; background: none; color: inherit; font: inherit; font-size: 13px; padding: 3px 10px; cursor: pointer; }
    #stage { display: block; width: min(100%, 74vh * var(--aspect)); margin: 0 auto; border: 1px solid var(--line); border-radius: 14px; user-select: none; }
    #plain > g { transition: opacity .2s; }
    #controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; margin: 14px 0 8px; }
    #play { width: 40px; height: 40px; border: 0; border-radius: 50%; background: var(--ink); cursor: pointer; padding: 0; display: grid; place-items: center; }
    #play svg { width: 18px; fill: var(--ground); }
    #track { position: relative; flex: 1; min-width: 240px; height: 40px; }
    #scrubber { position: absolute; inset: 0; width: 100%; height: 40px; margin: 0; background: none; accent-color: var(--accent); cursor: pointer; }
    #marks { position: absolute; left: 8px; right: 8px; bottom: 3px; height: 6px; }
    #marks i { position: absolute; width: 2px; height: 6px; margin-left: -1px; border-radius: 1px; background: var(--mark); }
    #time { min-width: 112px; text-align: right; font-variant-numeric: tabular-nums; color: var(--faint); }
    label { color: var(--faint); cursor: pointer; }
    label[hidden] { display: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #account { list-style: none; margin: 16px 0 0; padding: 0; columns: 3 250px; column-gap: 28px; font-size: 14px; }
    li button { border: 0; background: none; color: inherit; font: inherit; text-align: left; width: 100%; margin: 0; cursor: pointer; display: flex; gap: 10px; border-radius: inherit; }
    #account li { break-inside: avoid; border-radius: 6px; color: var(--fainter); }
    #account button { padding: 2px 8px; }
    #account li span { font-variant-numeric: tabular-nums; min-width: 46px; text-align: right; }
    #account li.done { color: var(--ink); }
    #account li.now { background: var(--now); }
    #chapters { list-style: none; margin: 0; padding: 0; font-size: 14px; counter-reset: chapter; max-height: calc(100vh - 90px); overflow-y: auto; position: sticky; top: 12px; }
    #chapters li { counter-increment: chapter; border-radius: 8px; color: var(--faint); }
    #chapters button { padding: 5px 10px; }
    #chapters button::before { content: counter(chapter); min-width: 18px; text-align: right; font-variant-numeric: tabular-nums; color: var(--fainter); }
    #chapters li.now { background: var(--now); color: var(--ink); }
    footer { grid-column: 1 / -1; margin-top: 18px; color: var(--faint); font-size: 13px; }
    @media (max-width: 900px) { main.chaptered { grid-template-columns: minmax(0, 1fr); } #chapters { max-height: none; margin-top: 16px; position: static; } }
    """
}
