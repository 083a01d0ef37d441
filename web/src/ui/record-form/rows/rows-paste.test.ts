import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import {
  bankAccount,
  bool,
  choice,
  date,
  images,
  integer,
  money,
  percent,
  person,
  quantity,
  tags,
  text,
} from '@srm/api/shared/fields'
import { sumOf } from '@/ui/grid/model/derived.ts'
import { cellsOf, laidOver, linesOf, valueOf } from './rows-paste.ts'

const fields = {
  bankName: text('开户银行', 'Bank'),
  accountNo: bankAccount('银行账号', 'Account number'),
  isDefault: bool('默认账户', 'Default'),
  keeper: optional(person('保管人', 'Keeper')),
  image: images('图片', 'Image'),
  remark: optional(text('备注', 'Remark')),
}

describe('cells', () => {
  test('tabs, both line ends, quotes with line breaks and quotes inside', () => {
    expect(cellsOf('a\tb\r\n"c\nd"\t"say ""hi"""\n\n')).toEqual([
      ['a', 'b'],
      ['c\nd', 'say "hi"'],
    ])
  })

  test('whatever is copied comes back', () => {
    const cell = fc.string({ maxLength: 8 }).map((one) => one.trim().replaceAll('\r', ''))
    const quoted = (one: string): string => (/["\n\t]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        expect(cellsOf(rows.map((row) => row.map(quoted).join('\t')).join('\r\n'))).toEqual(rows)
      }),
    )
  })
})

describe('values by kind', () => {
  test.each([
    [money('额', 'Amount'), '￥1,234.50', '1234.50'],
    [money('额', 'Amount', { negative: true }), '(12.00)', '-12.00'],
    [quantity('量', 'Quantity'), '１，２００', '1200'],
    [percent('率', 'Rate'), '6%', '6'],
    [integer('数', 'Number'), '1,200', 1200],
    [integer('数', 'Number'), '很多', '很多'],
    [date('日', 'Day'), '2026/1/5', '2026-01-05'],
    [date('日', 'Day'), '2026年1月5日', '2026-01-05'],
    [bool('是否', 'Is'), '是', true],
    [bool('是否', 'Is'), '否', false],
    [choice('类', 'Kind', [['a', '甲', 'First']]), '甲', 'a'],
    [tags('标签', 'Tags'), '一、二,三', ['一', '二', '三']],
    [bankAccount('号', 'No.'), '6225 8802-1234 5678', '6225880212345678'],
    [person('人', 'Person'), '周敏', undefined],
    [text('字', 'Text'), '', undefined],
  ])('%#', (schema, cell, value) => expect(valueOf(metaOf(schema), cell)).toEqual(value))
})

describe('lines', () => {
  test('columns follow each other; pictures are no column; people are named to be chosen by hand', () => {
    const { lines, skipped } = linesOf(fields, '招商银行\t6225 8802\t是\t周敏\t常用\n中国银行\t4563 5100\t否\t\t')
    expect(lines).toEqual([
      { bankName: '招商银行', accountNo: '62258802', isDefault: true, keeper: undefined, remark: '常用' },
      { bankName: '中国银行', accountNo: '45635100', isDefault: false },
    ])
    expect(skipped.map(({ label }) => label.zh)).toEqual(['保管人'])
  })

  test('a first row of names decides, in either language and any order', () => {
    expect(linesOf(fields, '*Account number\t开户银行\t别的\n1234567\t农行\tx').lines).toEqual([
      { accountNo: '1234567', bankName: '农行' },
    ])
  })

  test('laid over from a row on, never more than fit', () => {
    const lines = [{ id: 'l1', bankName: 'a' }, { bankName: 'b' }]
    const pasted = [{ remark: 'x' }, { remark: 'y' }, { remark: 'z' }]
    expect(laidOver(lines, pasted, 1)).toEqual([
      { id: 'l1', bankName: 'a' },
      { bankName: 'b', remark: 'x' },
      { remark: 'y' },
      { remark: 'z' },
    ])
    expect(laidOver(lines, pasted, 1, 3)).toHaveLength(3)
  })
})

test('amounts add up exactly and what is no number is left out', () => {
  expect(sumOf(metaOf(money('额', 'Amount')), ['0.10', '0.20', 'x', undefined])).toBe('0.30')
  expect(sumOf(metaOf(quantity('量', 'Quantity')), ['1.2', '2', undefined])).toBe('3.2')
})
