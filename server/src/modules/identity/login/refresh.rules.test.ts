import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graceMs, judge, type Family } from './refresh.rules.ts'

const start = Date.UTC(2026, 10, 16)

type Holder = { token: number; alive: boolean }
type Step = { who: number; wait: number; which: 'newest' | 'old' }

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: 3 }),
  wait: fc.oneof(fc.nat({ max: 400 }), fc.nat({ max: 20_000 })),
  which: fc.constantFrom('newest', 'newest', 'newest', 'old'),
})

/** Plays tabs, thieves and late comers against the rule and asserts what must hold after every step. */
const play = (steps: readonly Step[]): void => {
  const holders: Holder[] = Array.from({ length: 4 }, () => ({ token: 1, alive: true }))
  let family: Family = {
    generation: 1,
    rotatedAt: new Date(start),
    expiresAt: new Date(start + 86_400_000),
    endedAt: null,
  }
  let now = start
  const issued = new Map<number, number>([[1, start]])
  for (const { who, wait, which } of steps) {
    now += wait
    const holder = holders[who] as Holder
    const presented = which === 'old' ? Math.max(1, holder.token - 1) : holder.token
    const verdict = judge(family, presented, new Date(now))
    const age = family.generation - presented
    if (family.endedAt) expect(verdict).toBe('over')
    else if (age === 0) expect(verdict).toBe('rotate')
    else if (age === 1 && now - family.rotatedAt.getTime() <= graceMs) expect(verdict).toBe('repeat')
    else expect(verdict).toBe('theft')
    if (verdict === 'theft') family = { ...family, endedAt: new Date(now) }
    if (verdict === 'rotate') {
      const next = family.generation + 1
      // Never two live successors of one token.
      expect(issued.has(next)).toBe(false)
      issued.set(next, now)
      family = { ...family, generation: next, rotatedAt: new Date(now) }
    }
    if (verdict === 'rotate' || verdict === 'repeat') holder.token = family.generation
  }
}

describe('a refresh token', () => {
  it('has one successor at most, and an older one ends the session, whatever tabs and thieves do', () => {
    const result = fc.check(fc.property(fc.array(step, { maxLength: 60 }), play), { numRuns: 2000 })
    expect(fc.defaultReportMessage(result)).toBeUndefined()
  })

  it('would be caught if any ancestor were forgiven', () => {
    const family = { generation: 5, rotatedAt: new Date(start), expiresAt: new Date(start + 1e9), endedAt: null }
    expect(judge(family, 3, new Date(start + 1))).toBe('theft')
    expect(judge(family, 4, new Date(start + graceMs))).toBe('repeat')
    expect(judge(family, 4, new Date(start + graceMs + 1))).toBe('theft')
  })

  it('is over with the session', () => {
    const family = { generation: 2, rotatedAt: new Date(start), expiresAt: new Date(start), endedAt: null }
    expect(judge(family, 2, new Date(start))).toBe('over')
    expect(judge({ ...family, expiresAt: new Date(start + 1e9), endedAt: new Date(start) }, 2, new Date(start))).toBe(
      'over',
    )
  })
})
