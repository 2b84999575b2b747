#!/usr/bin/python3
import page

# Nothing but what it is told to open.
OFF = ("browser.aboutwelcome.enabled", "browser.shell.checkDefaultBrowser", "datareporting.policy.dataSubmissionEnabled", "app.update.enabled",
       "browser.translations.enable")


def command(folder, address):
    preferences = [f'user_pref("{name}", false);' for name in OFF]
    preferences += ['user_pref("browser.startup.homepage_override.mstone", "ignore");', 'user_pref("termsofuse.acceptedVersion", 999);',
                    'user_pref("toolkit.cosmeticAnimations.enabled", false);']
    (folder / "user.js").write_text("\n".join(preferences) + "\n")
    return ["firefox-esr", "--no-remote", "--profile", str(folder), address]


page.run(command)
