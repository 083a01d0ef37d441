import { describe, expect, it } from 'vitest'
import { attachContributions, extensionPoint } from './extension-point.ts'

describe('an extension point', () => {
  it('answers what was attached, until it is taken away', () => {
    const point = extensionPoint<string>()
    const offer = point.contribute('a')
    expect(point.all()).toEqual([])
    const takeAway = offer.attach()
    point.contribute('b').attach()
    expect(point.all()).toEqual(['a', 'b'])
    takeAway()
    expect(point.all()).toEqual(['b'])
  })

  it('holds each contribution once however often the modules are put together', () => {
    const point = extensionPoint<string>()
    const contributions = [point.contribute('a'), point.contribute('b')]
    attachContributions(contributions)
    attachContributions(contributions)
    expect(point.all()).toEqual(['a', 'b'])
    attachContributions([])
    expect(point.all()).toEqual([])
  })
})
