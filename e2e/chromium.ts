import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const given = process.env['CHROMIUM_PATH'] ?? ''
const onPath = (): string => execFileSync('sh', ['-c', 'command -v chromium || true'], { encoding: 'utf8' }).trim()

/** What Playwright turns off itself: of several such lists the browser reads the last. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** Every window would draw the browser's own bars as pages of their own, a quarter of the whole work. */
const ownBars = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
]

/** Chromium refuses its sandbox under root, which is what build machines run as; such machines have no graphics card. */
export const launchOptions = {
  executablePath: existsSync(given) ? given : onPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-gpu-rasterization',
    `--disable-features=${[...offByPlaywright, ...ownBars].join()}`,
  ],
}
