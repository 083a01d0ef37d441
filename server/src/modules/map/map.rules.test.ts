import { expect, it } from 'vitest'
import { mapSettingsOf } from './map.rules.ts'

const none = { MAP_KEY: undefined, MAP_TILES: undefined, MAP_ATTRIBUTION: '', MAP_SYSTEM: 'gcj02' } as const

it('says nothing where nothing is set', () => expect(mapSettingsOf(none)).toEqual({}))

it('hands on the key and the street map, each alone', () => {
  expect(mapSettingsOf({ ...none, MAP_KEY: 'K' })).toEqual({ key: 'K' })
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(mapSettingsOf({ ...none, MAP_TILES: url, MAP_ATTRIBUTION: 'GS(2025)1号' })).toEqual({
    tiles: { url, attribution: 'GS(2025)1号', system: 'gcj02' },
  })
})
