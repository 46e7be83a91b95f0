// What `count` runs under callgrind.
HotPaths().run()
