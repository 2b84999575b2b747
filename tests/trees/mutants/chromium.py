#!/usr/bin/python3
import page

page.run(lambda folder, address: [
    "chromium", "--force-renderer-accessibility", "--no-sandbox", "--no-first-run", "--password-store=basic", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-gpu", "--disable-backgrounding-occluded-windows", f"--user-data-dir={folder}/user", address])
