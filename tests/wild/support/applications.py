"""The applications: how each is started, and by what its window is known.

A task may add arguments and files. `{folder}` is the task's own folder, `{url}` the loopback server.
"""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Application:
    name: str
    toolkit: str
    command: tuple
    # A regular expression that the window's class or title holds.
    window: str
    environment: dict = dataclasses.field(default_factory=dict)
    # Files to put in place before the start, below the task's folder: name to text.
    files: dict = dataclasses.field(default_factory=dict)
    start_s: int = 40
    # Address space of each process; none where a program reserves more than it uses.
    address_space_gb: int = 0


APPLICATIONS = {}


def add(name, toolkit, command, window, **more):
    APPLICATIONS[name] = Application(name, toolkit, tuple(command.split()), window, **more)


add("mousepad", "GTK 3", "mousepad --disable-server", "mousepad")
add("thunar", "GTK 3", "thunar {folder}/files", r"thunar\.Thunar", files={
    "$XDG_CONFIG_HOME/xfce4/xfconf/xfce-perchannel-xml/thunar.xml": '<?xml version="1.0"?><channel name="thunar" version="1.0">'
                                                                    '<property name="last-view" type="string" value="ThunarDetailsView"/></channel>'})
add("gedit", "GTK 3", "gedit --standalone", "gedit")
add("evince", "GTK 3", "evince", "evince")
add("galculator", "GTK 3", "galculator", "galculator")
add("pluma", "GTK 3", "pluma", "pluma")
add("transmission", "GTK 3", "transmission-gtk --config-dir={folder}/transmission", "transmission",
    files={"transmission/settings.json": '{"user-has-given-informed-consent": true, "rpc-enabled": false, "dht-enabled": false, '
                                         '"pex-enabled": false, "lpd-enabled": false, "download-dir": "/tmp", "inhibit-desktop-hibernation": false}'})
add("geany", "GTK 3", "geany --new-instance --no-plugins --no-terminal --config={folder}/geany", "geany")
add("file-roller", "GTK 3", "file-roller", "file-roller")
add("meld", "GTK 3", "meld", "[Mm]eld")
add("dconf-editor", "GTK 3", "dconf-editor --I-understand-that-changing-options-can-break-applications", "dconf-editor")
add("gucharmap", "GTK 3", "gucharmap", "gucharmap")
add("zenity", "GTK 3", "zenity", "zenity")
add("gnumeric", "GTK 3", "gnumeric --no-splash", "gnumeric")
add("gtk3-widget-factory", "GTK 3", "gtk3-widget-factory", "gtk3-widget-factory")
add("gtk3-demo", "GTK 3", "gtk3-demo", "gtk3-demo")
add("inkscape", "GTK 3", "inkscape {folder}/drawing.svg", r"inkscape\.Inkscape", start_s=70,
    files={"$XDG_CONFIG_HOME/inkscape/preferences.xml": '<inkscape version="1"><group id="options"><group id="boot" enabled="0"/></group></inkscape>',
           "drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect id="box" x="20" y="20" '
                          'width="80" height="60"/></svg>'})
add("qalculate", "GTK 3", "qalculate-gtk", "[Qq]alculate")
add("zim", "GTK 3", "zim --standalone {folder}/nb", r"zim\.Zim",
    files={"nb/notebook.zim": "[Notebook]\nname=nb\nhome=Home\n", "nb/Home.txt": "Content-Type: text/x-zim-wiki\n\n====== Home ======\n"})
add("cherrytree", "GTK 3", "cherrytree", "[Cc]herry[Tt]ree")
add("abiword", "GTK 3", "abiword", "abiword")
add("claws-mail", "GTK 3", "claws-mail", "[Cc]laws")
add("gnote", "GTK 3", "gnote", "[Gg]note")
add("gimp", "GTK 2", "gimp-2.10 --no-splash --new-instance", r"GNU Image|GIMP|gimp", start_s=70)
add("sylpheed", "GTK 2", "sylpheed", "sylpheed")
add("gnome-text-editor", "GTK 4", "gnome-text-editor --standalone", "gnome-text-editor")
add("gnome-calculator", "GTK 4", "gnome-calculator", "gnome-calculator")
add("nautilus", "GTK 4", "nautilus --new-window {folder}/files", "[Nn]autilus")
add("gnome-characters", "GTK 4", "gnome-characters", "[Cc]haracters")
add("gtk4-widget-factory", "GTK 4", "gtk4-widget-factory", "gtk4-widget-factory")
add("gtk4-demo", "GTK 4", "gtk4-demo", "gtk4-demo")
add("gnome-clocks", "GTK 4", "gnome-clocks", "[Cc]locks")
add("gnome-font-viewer", "GTK 4", "gnome-font-viewer", "font-viewer")
add("featherpad", "Qt 5", "featherpad --standalone", "featherpad")
add("kcalc", "Qt 5", "kcalc", "kcalc")
add("kwrite", "Qt 5", "kwrite", "kwrite", start_s=60)
add("qbittorrent", "Qt 5", "qbittorrent --profile={folder}/qbt", "qbittorrent",
    files={"qbt/qBittorrent/config/qBittorrent.conf": "[LegalNotice]\nAccepted=true\n\n[Meta]\nMigrationVersion=5\n\n"
                                                      "[BitTorrent]\nSession\\DHTEnabled=false\nSession\\LSDEnabled=false\nSession\\PeXEnabled=false\n"})
add("designer", "Qt 6", "/usr/lib/qt6/bin/designer", "[Dd]esigner")
add("linguist", "Qt 6", "/usr/lib/qt6/bin/linguist", "[Ll]inguist")
add("assistant", "Qt 6", "/usr/lib/qt6/bin/assistant", "[Aa]ssistant")
add("dolphin", "Qt 5", "dolphin {folder}/files", "dolphin", start_s=60)
add("kate", "Qt 5", "kate -n", "kate", start_s=60)
add("sqlitebrowser", "Qt 5", "sqlitebrowser", "sqlitebrowser|DB Browser", start_s=60)
add("kid3", "Qt 5", "kid3-qt", "kid3", start_s=60)
add("speedcrunch", "Qt 5", "speedcrunch", "speedcrunch")
add("keepassxc", "Qt 5", "keepassxc --config {folder}/keepassxc.ini --localconfig {folder}/keepassxc-local.ini", "keepassxc",
    files={"keepassxc.ini": "[General]\nUpdateCheckMessageShown=true\n[GUI]\nCheckForUpdates=false\n"})
add("filezilla", "wx (GTK 3)", "filezilla --local={folder}/files", "filezilla",
    files={"home/.config/filezilla/filezilla.xml": '<?xml version="1.0"?><FileZilla3 version="3.63.0"><Settings><Setting name="Greeting version">'
                                                   '3.63.0</Setting><Setting name="Greeting resources"></Setting></Settings></FileZilla3>'})
add("poedit", "wx (GTK 3)", "poedit", "poedit")
add("chromium", "Chromium", "chromium --force-renderer-accessibility --no-sandbox --no-first-run --no-default-browser-check "
    "--disable-background-networking --disable-component-update --disable-sync --disable-gpu --disable-quic --password-store=basic "
    "--disable-backgrounding-occluded-windows --user-data-dir={folder}/chromium", "[Cc]hromium", start_s=60)
add("firefox", "Gecko", "firefox-esr --no-remote --profile {folder}/firefox", r"firefox", start_s=60,
    environment={"GNOME_ACCESSIBILITY": "1", "MOZ_ENABLE_WAYLAND": "0"},
    files={"firefox/user.js": "".join(f'user_pref("{key}", {value});\n' for key, value in {
        "browser.aboutwelcome.enabled": "false", "datareporting.policy.dataSubmissionEnabled": "false", "browser.shell.checkDefaultBrowser": "false",
        "browser.startup.homepage_override.mstone": '"ignore"', "toolkit.telemetry.reportingpolicy.firstRun": "false", "app.update.enabled": "false",
        "network.captive-portal-service.enabled": "false", "network.connectivity-service.enabled": "false", "browser.tabs.warnOnClose": "false",
        "browser.newtabpage.enabled": "false", "signon.rememberSignons": "false", "browser.translations.enable": "false",
        "accessibility.force_disabled": "-1", "termsofuse.acceptedVersion": "999", "browser.preonboarding.enabled": "false"}.items())})
OFFICE = "--norestore --nologo --nofirststartwizard -env:UserInstallation=file://{folder}/office"
add("calc", "LibreOffice", f"soffice {OFFICE} --calc", "libreoffice-calc|LibreOffice Calc", start_s=90, address_space_gb=6)
add("writer", "LibreOffice", f"soffice {OFFICE} --writer", "libreoffice-writer|LibreOffice Writer", start_s=90, address_space_gb=6)
add("thunderbird", "Gecko", "thunderbird --no-remote --profile {folder}/thunderbird", r"[Tt]hunderbird", start_s=60,
    environment={"GNOME_ACCESSIBILITY": "1", "MOZ_ENABLE_WAYLAND": "0"},
    files={"thunderbird/user.js": "".join(f'user_pref("{key}", {value});\n' for key, value in {
        "mail.provider.suppress_dialog_on_startup": "true", "mail.spotlight.firstRunDone": "true", "mail.winsearch.firstRunDone": "true",
        "app.donation.eoy.version.viewed": "999", "mailnews.start_page.enabled": "false", "mail.shell.checkDefaultClient": "false",
        "datareporting.policy.dataSubmissionEnabled": "false", "datareporting.policy.dataSubmissionPolicyBypassNotification": "true",
        "network.captive-portal-service.enabled": "false", "app.update.enabled": "false", "accessibility.force_disabled": "-1",
        "browser.search.update": "false", "mail.rights.version": "1", "toolkit.telemetry.enabled": "false",
        "mail.account.account1.server": '"server1"', "mail.account.account2.server": '"server2"', "mail.account.account2.identities": '"id1"',
        "mail.accountmanager.accounts": '"account1,account2"', "mail.accountmanager.defaultaccount": '"account2"',
        "mail.accountmanager.localfoldersserver": '"server1"', "mail.server.server1.hostname": '"Local Folders"',
        "mail.server.server1.directory-rel": '"[ProfD]Mail/Local Folders"', "mail.server.server1.name": '"Local Folders"', "mail.server.server1.type": '"none"', "mail.server.server1.userName": '"nobody"',
        "mail.server.server2.hostname": '"127.0.0.1"', "mail.server.server2.name": '"ann@example.org"', "mail.server.server2.type": '"pop3"',
        "mail.server.server2.userName": '"ann"', "mail.server.server2.check_new_mail": "false", "mail.server.server2.login_at_startup": "false",
        "mail.identity.id1.fullName": '"Ann"', "mail.identity.id1.useremail": '"ann@example.org"', "mail.identity.id1.valid": "true",
        "mail.identity.id1.draft_folder": '"mailbox://nobody@Local%20Folders/Drafts"', "mail.identity.id1.drafts_folder_picker_mode": '"1"',
        "mail.identity.id1.compose_html": "false", "mail.compose.warn_public_recipients.aggressive": "false"}.items())})
add("impress", "LibreOffice", f"soffice {OFFICE} --impress", "libreoffice-impress|LibreOffice Impress", start_s=90, address_space_gb=6)
add("draw", "LibreOffice", f"soffice {OFFICE} --draw", "libreoffice-draw|LibreOffice Draw", start_s=90, address_space_gb=6)
add("okular", "Qt 5", "okular", "okular", start_s=60)
add("ark", "Qt 5", "ark", r"ark\.", start_s=60)
add("konsole", "Qt 5", "konsole", "konsole", start_s=60)
add("scribus", "Qt 5", "scribus --no-splash", "[Ss]cribus", start_s=60)
add("xfce4-terminal", "GTK 3", "xfce4-terminal --disable-server", "xfce4-terminal")
add("gnome-terminal", "GTK 3", "gnome-terminal --wait", "gnome-terminal")
add("caja", "GTK 3", "caja --no-desktop {folder}/files", r"caja\.Caja|caja")
add("pcmanfm", "GTK 3", "pcmanfm {folder}/files", r"pcmanfm")
add("eog", "GTK 3", "eog", "eog")
add("hexchat", "GTK 2", "hexchat --cfgdir={folder}/hexchat", "[Hh]ex[Cc]hat")
add("baobab", "GTK 4", "baobab", "[Bb]aobab")
add("homebank", "GTK 3", "homebank", "[Hh]ome[Bb]ank")
add("xfce4-appearance", "GTK 3", "xfce4-appearance-settings", "xfce4-appearance-settings|Appearance")
add("xterm", "Xt", "xterm", r"xterm\.XTerm")
add("idle", "Tk", "idle", "IDLE|[Ii]dle|[Tt]oplevel|Shell")
add("jedit", "Swing", "jedit -noserver -settings={folder}/jedit -nosplash", "jedit|jEdit", start_s=60, files={"jedit/properties": "tip.show=false\nfirstTime=false\n"},
    environment={"_JAVA_OPTIONS": "-Djavax.accessibility.assistive_technologies=org.GNOME.Accessibility.AtkWrapper "
                                  "-Xbootclasspath/a:/usr/share/java/java-atk-wrapper.jar"})
add("gtk3-icon-browser", "GTK 3", "gtk3-icon-browser", "[Ii]con.?[Bb]rowser")
add("gtk4-icon-browser", "GTK 4", "gtk4-icon-browser", "[Ii]con.?[Bb]rowser")
add("gtk4-node-editor", "GTK 4", "gtk4-node-editor", "[Nn]ode.?[Ee]ditor")
add("gtk4-print-editor", "GTK 4", "gtk4-print-editor", "[Pp]rint.?[Ee]ditor|Untitled")
add("mate-color-select", "GTK 3", "mate-color-select", "[Cc]olor")
add("lxappearance", "GTK 3", "lxappearance", "[Ll]xappearance")
add("xfce4-mouse", "GTK 3", "xfce4-mouse-settings", "[Mm]ouse")
add("xfce4-keyboard", "GTK 3", "xfce4-keyboard-settings", "[Kk]eyboard")
add("xfce4-settings-editor", "GTK 3", "xfce4-settings-editor", "[Ss]ettings.?[Ee]ditor")
add("xfwm4-workspaces", "GTK 3", "xfwm4-workspace-settings", "[Ww]orkspace")
add("xfce4-accessibility", "GTK 3", "xfce4-accessibility-settings", "[Aa]ccessibility")
add("xfce4-mime", "GTK 3", "xfce4-mime-settings", "[Mm]ime|Default Applications")
add("thunar-settings", "GTK 3", "thunar-settings", "[Tt]hunar")
add("bulk-rename", "GTK 3", "thunar --bulk-rename {folder}/files/one.txt {folder}/files/two.txt", "[Tt]hunar|Rename",
    files={"files/one.txt": "1\n", "files/two.txt": "2\n"})
add("mousepad-settings", "GTK 3", "mousepad --preferences", "[Mm]ousepad")
