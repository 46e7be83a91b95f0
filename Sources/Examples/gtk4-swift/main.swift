// A program for GTK 4 in Swift, with nothing but the functions of GTK: a button that counts its clicks.
import CGTK
import PointerKitGTK4

/// What GTK calls for a signal without arguments of its own.
typealias Handler = @convention(c) (UnsafeMutableRawPointer, gpointer?) -> Void

func connect(_ object: UnsafeMutableRawPointer, _ signal: String, to handler: @escaping Handler) {
  let callback = unsafeBitCast(handler, to: GCallback.self)
  g_signal_connect_data(object, signal, callback, nil, nil, G_CONNECT_DEFAULT)
}

var clicks = 0

@MainActor func showWindow(of application: UnsafeMutableRawPointer) {
  guard
    let button = gtk_button_new_with_label("Count"),
    let window = gtk_application_window_new(application.assumingMemoryBound(to: GtkApplication.self))
  else { return }
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
  connect(button, "clicked") { _, _ in
    MainActor.assumeIsolated {
      clicks += 1
      print("clicked \(clicks)")
      fflush(nil)
    }
  }
  window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
    gtk_window_set_title($0, "Counter")
    gtk_window_set_default_size($0, 240, 160)
    gtk_window_set_child($0, button)
    gtk_window_present($0)
  }
}

// The one call that gives the pointer to all windows.
ptk_gtk_attach_all()
let name = "org.pointerkit.counter"
guard let application = gtk_application_new(name, G_APPLICATION_NON_UNIQUE) else { exit(1) }
connect(application, "activate") { application, _ in
  // GTK calls it on the thread of the main loop, and a pointer is no value that Swift sends.
  nonisolated(unsafe) let application = application
  MainActor.assumeIsolated { showWindow(of: application) }
}
let status = application.withMemoryRebound(to: GApplication.self, capacity: 1) {
  g_application_run($0, 0, nil)
}
g_object_unref(application)
exit(status)
