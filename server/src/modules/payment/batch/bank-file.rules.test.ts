import { describe, expect, it } from 'vitest'
import { readResults, toCsv } from './bank-file.rules.ts'

describe('bank files', () => {
  it('are text whatever they hold', () => {
    expect(toCsv([['=1+1', '甲,"乙"', '0']])).toBe(`\uFEFF'=1+1,"甲,""乙""",0\r\n`)
  })

  it('are read in any order of columns, with days as banks write them', () => {
    const content =
      '\uFEFF结果,付款标识,金额,银行流水号,付款日期,失败原因\r\n成功,FK-1,"1,000.00",S1,2026/11/5,\n失败,FK-2,5,,20261105,户名不符\n'
    expect(readResults(content)).toEqual([
      { line: 2, mark: 'FK-1', amount: '1000.00', isPaid: true, bankSerial: 'S1', day: '2026-11-05', failReason: '' },
      { line: 3, mark: 'FK-2', amount: '5', isPaid: false, bankSerial: '', day: '2026-11-05', failReason: '户名不符' },
    ])
  })

  it('without their columns are refused', () => {
    expect(readResults('a,b,c\n1,2,3')).toBeNull()
  })
})
