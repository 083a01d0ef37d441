import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { pagePolicy } from './web.ts'

const policy = (env: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    pagePolicy(loadConfig(env))
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  )

describe('what our pages may load', () => {
  it('is our own, and nothing else', () => {
    expect(policy()).toMatchObject({ 'script-src': "'self'", 'img-src': "'self' data: blob:", 'connect-src': "'self'" })
    expect(pagePolicy(loadConfig({}))).not.toMatch(/https?:/)
  })

  it('with a key for addresses is also the script that answers them', () => {
    const { 'script-src': scripts, 'img-src': images } = policy({ SRM_MAP_KEY: 'ABCDE-FGHIJ' })
    expect([scripts, images]).toEqual(["'self' https://apis.map.qq.com", "'self' data: blob:"])
  })

  it('with a street map is also its pictures, from its host alone', () => {
    const tiles = 'https://tiles.example:8443/vec/{z}/{x}/{y}.png?tk=abc'
    const { 'script-src': scripts, 'img-src': images } = policy({ SRM_MAP_TILES: tiles })
    expect([scripts, images]).toEqual(["'self'", "'self' data: blob: https://tiles.example:8443"])
  })

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://*/{z}/{x}/{y}.png',
    "https://tiles.example/{z}/{x}/{y}; script-src 'unsafe-inline'",
    'https://user@tiles.example/{z}/{x}/{y}.png',
    '//tiles.example/{z}/{x}/{y}.png',
  ])('never comes from a street map such as %s', (tiles) =>
    expect(() => loadConfig({ SRM_MAP_TILES: tiles })).toThrow('MAP_TILES'),
  )

  it('never comes from a key that is none', () =>
    expect(() => loadConfig({ SRM_MAP_KEY: "k; script-src 'unsafe-inline'" })).toThrow('MAP_KEY'))
})
