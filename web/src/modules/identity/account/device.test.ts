import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

test.each([
  [chrome, 'Chrome · Windows', false],
  [`${chrome} Edg/130.0.0.0`, 'Edge · Windows', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 Lark/7.1', '飞书 · Android', true],
  ['curl/8.5.0', 'curl/8.5.0', false],
])('%s', (agent, name, handheld) => {
  expect(deviceName(agent)).toBe(name)
  expect(isHandheld(agent)).toBe(handheld)
})
