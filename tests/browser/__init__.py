"""The pages in a real browser: Debian's Chromium, a real server, and hands that touch only what can be seen."""
