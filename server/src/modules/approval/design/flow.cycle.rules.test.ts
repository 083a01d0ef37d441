import { describe, expect, it } from 'vitest'
import { findCycle } from './flow.cycle.rules.ts'

const startsOf = (text: string) =>
  new Map(text.split(' ').map((one) => [one.charAt(0), one.slice(2).split('')] as [string, string[]]))

describe('flows that start each other', () => {
  it.each([
    ['a>a', 'aa'],
    ['a>b b>a', 'aba'],
    ['a>bc b>d c>d d>', ''],
    ['a>bc b> c>d d>ef e> f>c', 'cdfc'],
    ['a>b b>x', ''],
    ['a> b>b', ''],
  ])('%s: %j', (text, cycle) => {
    expect((findCycle(startsOf(text), 'a') ?? []).join('')).toBe(cycle)
  })

  it('are found in a moment even where ways part and meet a hundred times', () => {
    const names = Array.from({ length: 100 }, (_, n) => n)
    const starts = new Map(
      names.flatMap((n): [string, string[]][] => [
        [`l${n}`, [`l${n + 1}`, `r${n + 1}`]],
        [`r${n}`, [`l${n + 1}`, `r${n + 1}`]],
      ]),
    )
    expect(findCycle(starts, 'l0')).toBeUndefined()
    expect(findCycle(new Map([...starts, ['l100', ['l0']]]), 'l0')).toHaveLength(102)
  })
})
