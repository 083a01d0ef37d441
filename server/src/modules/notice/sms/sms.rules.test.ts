import { describe, expect, it } from 'vitest'
import { codeOf, isFromOurPage, refusalOf, sameCode } from './sms.rules.ts'

const secret = 'a secret of at least thirty-two letters'

describe('a code', () => {
  it('is six digits, the same for the same id and secret, and spread evenly over others', () => {
    const codes = Array.from({ length: 5000 }, (_, n) => codeOf(`id ${n}`, secret))
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(codeOf('id 7', secret)).toBe(codes[7])
    expect(codeOf('id 7', `${secret}!`)).not.toBe(codes[7])
    expect(new Set(codes).size).toBeGreaterThan(4950)
    const firsts = Array.from(
      { length: 10 },
      (_, digit) => codes.filter((code) => code.startsWith(String(digit))).length,
    )
    for (const n of firsts) expect(Math.abs(n - 500)).toBeLessThan(110)
  })

  it('is compared whole', () => {
    expect(sameCode('123456', '123456')).toBe(true)
    for (const wrong of ['123457', '12345', '1234567', '', '１２３４５６'])
      expect(sameCode(wrong, '123456')).toBe(false)
  })
})

const none = { since: null, today: 0, from: 0, inAll: 0, hour: 0 }

describe('the caps', () => {
  it.each([
    [{}, undefined],
    [{ since: 60, today: 9, inAll: 29 }, undefined],
    [{ since: 59.9, today: 1 }, 'sms.too_soon'],
    [{ today: 10, inAll: 10 }, 'sms.day_limit'],
    [{ today: 1, inAll: 30 }, 'sms.day_limit'],
    [{ hour: 4, from: 4 }, undefined],
    [{ hour: 5 }, 'sms.captcha'],
    [{ from: 5 }, 'sms.captcha'],
    [{ hour: 30 }, 'sms.address_limit'],
  ] as const)('of %o: %s', (used, refusal) => {
    expect(refusalOf({ ...none, ...used }, false, 5)).toBe(refusal)
  })

  it.each([
    [{ hour: 29, from: 9 }, undefined],
    [{ hour: 30 }, 'sms.address_limit'],
    [{ since: 59.9 }, 'sms.too_soon'],
    [{ today: 10 }, 'sms.day_limit'],
  ] as const)('of %o, with a picture read: %s', (used, refusal) => {
    expect(refusalOf({ ...none, ...used }, true, 5)).toBe(refusal)
  })
})

describe('asking from a page', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ authorization: 'Bearer x' }, true],
    [{ 'x-requested-with': 'XMLHttpRequest' }, true],
    [{}, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none', referer: 'https://us.example/' }, false],
  ])('with %o: %s', (headers, ours) => {
    expect(isFromOurPage(headers)).toBe(ours)
  })
})
