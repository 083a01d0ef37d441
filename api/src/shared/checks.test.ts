import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeCreditCode, isCreditCode, isJson, isMobile, isNumeric, isUrl, isWebAddress } from './checks.ts'

describe('checks', () => {
  it('takes mainland mobiles: 11 digits, 1 then 3 to 9', () => {
    expect(['13800138000', '19912345678'].every(isMobile)).toBe(true)
    expect(['12800138000', '1380013800', '138001380000', '+8613800138000', '1380013800a', ''].some(isMobile)).toBe(
      false,
    )
  })

  it('takes http, https, mailto, tel and protocol-relative addresses', () => {
    expect(
      ['http://a.cn', 'https://a.cn/x?y=1', 'mailto:a@b.cn', 'tel:02158776600', '//cdn.cn/x.js'].every(isUrl),
    ).toBe(true)
    expect(['ftp://a.cn', 'javascript:alert(1)', 'a.cn', ' http://a.cn', 'data:text/html,x'].some(isUrl)).toBe(false)
  })

  it('takes as a web address what names its host, and nothing that is read from the page it stands on', () => {
    const good = ['http://a.cn', 'HTTPS://a.cn/x?y=1#z', 'https://a.cn?x', 'mailto:a@b.cn', 'tel:02158776600']
    expect(good.filter((one) => !isWebAddress(one))).toEqual([])
    const bad = [
      '//host',
      '//host/x',
      'https:evil',
      'http:/evil',
      'https:///evil',
      'https://\\evil',
      'https://',
      'javascript:x',
    ]
    expect(bad.filter(isWebAddress)).toEqual([])
    expect(isUrl('https:evil')).toBe(false)
  })

  it('takes numbers with an optional minus and decimals', () => {
    expect(['0', '-1', '12.50', '-0.01'].every(isNumeric)).toBe(true)
    expect(['', '.5', '1.', '+1', '1e3', '１２', '--1'].some(isNumeric)).toBe(false)
  })

  it('knows JSON when it sees it', () => {
    expect([isJson('{"a":1}'), isJson('[]'), isJson('{a:1}'), isJson('')]).toEqual([true, true, false, false])
  })

  it('verifies the checksum of a credit code', () => {
    expect(isCreditCode('91310000607378865C') || isCreditCode(completeCreditCode('91310000607378865'))).toBe(true)
    expect(isCreditCode('91310000MA1FL0LT5X')).toBe(false)
    expect(isCreditCode('9131000060737886I5')).toBe(false)
  })

  it('notices any single wrong character of a credit code', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    const first17 = fc.array(fc.constantFrom(...alphabet), { minLength: 17, maxLength: 17 })
    fc.assert(
      fc.property(first17, fc.nat(16), fc.constantFrom(...alphabet), (characters, place, other) => {
        const code = completeCreditCode(characters.join(''))
        fc.pre(code.charAt(place) !== other)
        expect(isCreditCode(code.slice(0, place) + other + code.slice(place + 1))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})
