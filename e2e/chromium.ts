import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const given = process.env['CHROMIUM_PATH'] ?? ''
const onPath = (): string => execFileSync('sh', ['-c', 'command -v chromium || true'], { encoding: 'utf8' }).trim()

/** Chromium refuses its sandbox under root, which is what build machines run as. */
export const launchOptions = { executablePath: existsSync(given) ? given : onPath(), args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-rasterization'] }
