// A window of Qt Quick Controls: a tool bar, a menu, a field, a list, buttons, a slider, a drawer, and a card of its own.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

ApplicationWindow {
  id: window
  width: 520
  height: 420
  visible: true
  title: "Quick Songs"

  signal say(string text)

  header: ToolBar {
    RowLayout {
      anchors.fill: parent
      ToolButton { text: "Open"; onClicked: window.say("open") }
      ToolButton { text: "More"; onClicked: menu.popup(this, 0, height) }
      ToolButton { text: "Drawer"; onClicked: drawer.open() }
      Item { Layout.fillWidth: true }
    }
  }
  Menu {
    id: menu
    MenuItem { text: "Rename"; onTriggered: window.say("rename") }
    MenuItem { text: "Delete"; onTriggered: window.say("delete") }
  }
  Drawer {
    id: drawer
    width: 160
    height: window.height
    Button { x: 20; y: 20; text: "Close"; onClicked: { window.say("drawer"); drawer.close() } }
  }
  ColumnLayout {
    anchors.fill: parent
    anchors.margins: 12
    spacing: 12
    TextField {
      Layout.fillWidth: true
      placeholderText: "Search"
      onTextEdited: window.say("text " + text)
    }
    RowLayout {
      Layout.fillHeight: true
      spacing: 24
      ListView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: 30
        delegate: ItemDelegate {
          required property int index
          width: ListView.view.width
          text: "Song " + index
          onClicked: window.say("song " + index)
        }
      }
      ColumnLayout {
        spacing: 16
        Rectangle {
          width: 96
          height: 64
          radius: 10
          color: "#3478f6"
          Text { anchors.centerIn: parent; text: "Area"; color: "white" }
          MouseArea { anchors.fill: parent; onClicked: window.say("area") }
        }
        Item {
          width: 96
          height: 40
          Text { anchors.centerIn: parent; text: "Tap"; color: palette.windowText }
          TapHandler { onTapped: window.say("tap") }
        }
      }
    }
    RowLayout {
      spacing: 24
      Button {
        text: "Play"
        ToolTip.text: "Plays the song"
        ToolTip.visible: hovered
        onClicked: window.say("play")
      }
      CheckBox { text: "Loop"; onToggled: window.say(checked ? "loop on" : "loop off") }
      Slider {
        Layout.fillWidth: true
        value: 0.4
        onPressedChanged: if (!pressed) window.say(value > 0.4 ? "louder" : "not louder")
      }
    }
  }
}
