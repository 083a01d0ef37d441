import { describe, expect, it } from 'vitest'
import { amountsIn, reasonsOf, refusalOf, type RequestFacts } from './reasons.rules.ts'

const nothing: RequestFacts = {
  kind: 'plan',
  amount: '100.00',
  isAdvance: false,
  source: { name: '首款', total: '300.00', paid: '0.00', inFlight: '0.00', others: [], hindrance: null },
  invoices: { covered: '100.00', out: '0.00' },
  acceptance: null,
  advance: null,
  objections: [],
  accountMissing: false,
  account: { name: '甲公司', supplier: '甲公司' },
  accountOwners: [],
  overBudget: [],
  duplicates: [],
  same: [],
  split: null,
}

const keys = (more: Partial<RequestFacts>) => reasonsOf({ ...nothing, ...more }).map(({ key }) => key)
const text = (more: Partial<RequestFacts>) => reasonsOf({ ...nothing, ...more })[0]?.text.zh

describe('reasons against a payment', () => {
  it('are none where everything fits to the fen', () => {
    expect(keys({})).toEqual([])
    const source = {
      ...nothing.source,
      name: '首款',
      total: '300.00',
      paid: '150.00',
      inFlight: '50.00',
      others: ['A'],
    }
    expect(keys({ source: { ...source, hindrance: null } })).toEqual([])
  })

  it('name every figure of an instalment that would be overpaid', () => {
    const source = { name: '首款', total: '300.00', paid: '150.00', inFlight: '0.00', others: [], hindrance: null }
    expect(text({ source, amount: '150.01', invoices: null })).toBe(
      '首款应付 ￥300.00，已付 ￥150.00，在途 ￥0.00，本次 ￥150.01，超出 ￥0.01',
    )
    const twice = { ...source, inFlight: '60.00', others: ['FKSQ-1'] }
    expect(reasonsOf({ ...nothing, source: twice, invoices: null })[0]).toMatchObject({
      key: 'duplicate',
      blocks: true,
    })
    expect(text({ source: twice, invoices: null })).toContain('超出 ￥10.00（FKSQ-1）')
  })

  it('count advances against the next invoice', () => {
    expect(text({ invoices: { covered: '150.00', out: '80.00' } })).toBe(
      '已收发票 ￥150.00，已付与在途 ￥80.00（含预付），本次 ￥100.00，差 ￥30.00',
    )
    expect(keys({ invoices: { covered: '180.00', out: '80.00' } })).toEqual([])
  })

  it('write amounts in groups and with their sign in both languages, and leave nothing of one that is covered', () => {
    const [first] = reasonsOf({
      ...nothing,
      amount: '12345.67',
      invoices: null,
      source: null,
      advance: { limit: '6000.00', out: '0.00' },
    })
    expect(first?.text).toEqual({
      zh: '约定预付上限 ￥6,000.00，已付与在途 ￥0.00，本次 ￥12,345.67，超出 ￥6,345.67',
      en: 'At most ￥6,000.00 in advance; ￥0.00 out, ￥12,345.67 now: ￥6,345.67 too much',
    })
    expect(first?.text.zh.replaceAll(amountsIn, '***')).toBe('约定预付上限 ***，已付与在途 ***，本次 ***，超出 ***')
    expect('-￥1,234,567.89 与 6000.00'.replaceAll(amountsIn, '***')).toBe('*** 与 ***')
  })

  it('name what was accepted and what may be paid in advance', () => {
    expect(text({ acceptance: { covered: '0.00', out: '0.00' } })).toContain('已验收 ￥0.00')
    expect(text({ invoices: null, advance: { limit: '90.00', out: '0.00' } })).toBe(
      '约定预付上限 ￥90.00，已付与在途 ￥0.00，本次 ￥100.00，超出 ￥10.00',
    )
  })

  it('refuse what is frozen, unverified, over budget and twice, and say the rest all the same', () => {
    const objection = (key: string, blocks: boolean) => ({ key, blocks, text: { zh: key, en: key } })
    const all = keys({
      objections: [objection('accountChanged', false), objection('frozen', true), objection('accountUnverified', true)],
      overBudget: [{ name: '搭建', amount: '10.00', usedAfter: '110.00' }],
      duplicates: [{ code: 'FKSQ-9', amount: '100.00' }],
      account: { name: '乙公司', supplier: '甲公司' },
      accountOwners: ['丙公司'],
      same: [{ code: 'FKSQ-3', day: '2026-11-01' }],
      split: { count: 3, total: '270000.00', limit: '100000.00' },
    })
    expect(all).toEqual([
      'duplicate',
      'frozen',
      'accountUnverified',
      'overBudget',
      'accountChanged',
      'nameMismatch',
      'accountOfOthers',
      'sameAmount',
      'split',
    ])
    expect(refusalOf(reasonsOf({ ...nothing, same: [{ code: 'A', day: '2026-11-01' }] }))).toBeNull()
    expect(refusalOf(reasonsOf({ ...nothing, accountMissing: true }))?.zh).toBe(
      '【账户未验证】没有选择收款账户，无法核验',
    )
  })
})
