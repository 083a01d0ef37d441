import { describe, expect, it } from 'vitest'
import { rank, type Candidate } from '../desk/suggest.rules.ts'
import { usualFormats } from './format.defaults.ts'
import {
  amountIn,
  dayIn,
  headingsIn,
  statementLines,
  matchFormat,
  type Format,
  type StatementRow,
} from './statement.rules.ts'

const none = {
  creditColumn: null,
  amountColumn: null,
  signColumn: null,
  creditMark: null,
  payerAccountColumn: null,
  payerBankColumn: null,
  summaryColumn: null,
  serialColumn: null,
  balanceColumn: null,
}
const formats: Format[] = usualFormats.map((one, at) => ({ ...none, ...one, id: String(at) }))
const rowsOf = (...lines: string[]): StatementRow[] => lines.map((line, at) => [at + 1, line.split(',')])
const read = (...lines: string[]) => {
  const rows = rowsOf(...lines)
  const match = matchFormat(rows, formats)
  return match ? { bank: match.format.name, ...statementLines(rows, match) } : undefined
}

describe('bank statement', () => {
  it('of the large banks is told by its headings, whatever stands above them', () => {
    const icbc = read(
      '账号,310000',
      '',
      '交易时间,借方发生额,贷方发生额,余额,对方单位,对方账号,摘要,凭证号',
      '2026-11-03 10:20:11,,30000.00,1.00,甲公司,6222,货款,P1',
    )
    expect(icbc).toMatchObject({
      bank: '工商银行',
      lines: [{ day: '2026-11-03', amount: '30000.00', payerName: '甲公司' }],
    })
    const ccb = read(
      '交易时间,借方发生额/元(支取),贷方发生额/元(收入),余额,对方户名,对方账号,对方开户机构,摘要,账户明细编号-交易流水号',
      '20261103 102011,0.00,12.5,1,甲公司,6222,建行,货款,A-1',
      '20261103 112011,9.00,0.00,1,乙公司,6222,建行,付款,A-2',
    )
    expect(ccb).toMatchObject({ bank: '建设银行', skipped: 1, lines: [{ amount: '12.50', serialNo: 'A-1' }] })
    const boc = read(
      '交易类型[ Transaction Type ],付款人名称[ Payer’s Name ],付款人账号[ Debit Account No. ],交易日期[ Transaction Date ],交易金额[ Trade Amount ],交易流水号[ Reference ]',
      '来账,甲公司,6222,20261103,100.00,B1',
      '往账,我方,6222,20261103,-100.00,B2',
    )
    expect(boc).toMatchObject({ bank: '中国银行', skipped: 1, lines: [{ amount: '100.00', serialNo: 'B1' }] })
    const comm = read('交易日期,摘要,借贷标志,发生额,余额,对方账号,对方户名', '2026/11/3,货款,贷,5.00,1,6222,甲公司')
    expect(comm).toMatchObject({ bank: '交通银行', lines: [{ day: '2026-11-03', amount: '5.00' }] })
    expect(read('交易日,借方金额,贷方金额,余额,摘要,流水号,收(付)方名称', '20261103,,7.00,1,款,Z1,甲')).toMatchObject({
      bank: '招商银行',
    })
    expect(read('项目,数量', '桌椅,3')).toBeUndefined()
    expect(headingsIn(rowsOf('我的银行', '记账日,进账,来款单位', '1,2,3')).headings).toEqual([
      '记账日',
      '进账',
      '来款单位',
    ])
  })

  it('line is told from others by the number of the bank, else by all it says and by which of several it is', () => {
    const head = '交易日,贷方金额,余额,摘要,流水号,收(付)方名称'
    const prints = (...lines: string[]) => read(head, ...lines)?.lines.map(({ fingerprint }) => fingerprint) ?? []
    const one = '20261103,7.00,100.00,款,,甲'
    const [a, b] = prints(one, one)
    expect(a).not.toBe(b)
    expect(prints('20261101,1.00,1.00,款,,乙', one, one).slice(1)).toEqual([a, b])
    const [s] = prints('20261103,7.00,100.00,款,S1,甲')
    expect(prints('20261103,7.00,,改过的摘要,S1,甲公司')).toEqual([s])
    expect(prints('20261103,7.01,,款,S1,甲')).not.toEqual([s])
  })

  it('days and amounts are read as banks write them, and nothing else', () => {
    expect(['20261103', '20261103102011', '2026-11-3 10:20', '2026年11月03日', '2026.11.03'].map(dayIn)).toEqual(
      Array.from({ length: 5 }, () => '2026-11-03'),
    )
    expect(['2026-02-30', '11/03/2026', '合计', '', '202611031'].map(dayIn)).toEqual(Array.from({ length: 5 }))
    expect(['1,234.50', '￥12.00', '+3', '５.００', '7.000', '8元'].map(amountIn)).toEqual([
      '1234.50',
      '12.00',
      '3.00',
      '5.00',
      '7.00',
      '8.00',
    ])
    expect(['1e5', '--', '', '1.234', 'NaN'].map(amountIn)).toEqual(Array.from({ length: 5 }))
  })
})

const candidate = (more: Partial<Candidate>): Candidate => ({
  plan: 'p',
  planName: '首款',
  open: '100.00',
  dueDate: '2026-11-01',
  isOverdue: false,
  contract: 'c',
  contractCode: 'HT-2026-0001',
  contractName: '年会',
  contractOpen: '300.00',
  customer: 'k',
  customerName: '上海明远科技有限公司',
  titles: [],
  isKnownPayer: false,
  ...more,
})

describe('suggestion', () => {
  it('puts first what most speaks for: the payer, the amount, the code; and leaves out what nothing speaks for', () => {
    const all = [
      candidate({ plan: 'amount', customerName: '北京别家有限公司' }),
      candidate({ plan: 'name', open: '50.00' }),
      candidate({ plan: 'both' }),
      candidate({ plan: 'title', customerName: '明远集团总部', titles: ['上海明远科技 有限公司'], open: '1.00' }),
      candidate({ plan: 'nothing', customerName: '北京别家有限公司', open: '1.00', isOverdue: true }),
    ]
    const asked = { payerName: '上海明远科技有限公司', summary: null, left: '100.00' }
    expect(rank(all, asked, false).map(({ one }) => one.plan)).toEqual(['both', 'name', 'title', 'amount'])
    expect(rank(all, { ...asked, payerName: '王某', summary: 'HT-2026-0001 首款' }, false)[0]?.reasons).toContain(
      '摘要写了合同编号',
    )
    expect(rank(all, asked, true)).toHaveLength(5)
  })
})
