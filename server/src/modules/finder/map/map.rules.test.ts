import { describe, expect, it } from 'vitest'
import { cellOf, clustersOf, type MapCell } from './map.rules.ts'

const mapCell = (more: Partial<MapCell>): MapCell => ({
  x: 1,
  y: 1,
  city: '3101',
  grade: 'A',
  count: 1,
  lat: 31,
  lng: 121,
  ...more,
})

describe('a cluster on the map', () => {
  it('stands in the middle of what lies in its square, is named by the city of most, and tells the grades', () => {
    const [one, other] = clustersOf([
      mapCell({ count: 3, lat: 93, lng: 363 }),
      mapCell({ grade: 'B', count: 1, lat: 32, lng: 120, city: '3205' }),
      mapCell({ x: 2, count: 2, lat: 60, lng: 232, city: null }),
    ])
    expect(one).toEqual({
      lat: 31.25,
      lng: 120.75,
      count: 4,
      region: '310100',
      cities: 2,
      grades: [
        { grade: 'A', count: 3 },
        { grade: 'B', count: 1 },
      ],
    })
    expect(other).toMatchObject({ region: null, count: 2, lat: 30, lng: 116 })
  })

  it('takes a quarter of the ground with each step of the zoom', () => {
    expect(cellOf(4) / cellOf(5)).toBe(2)
    expect(cellOf(0)).toBe(90)
  })
})
