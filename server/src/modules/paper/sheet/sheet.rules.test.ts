import { optional } from '@srm/api/shared/field-meta'
import {
  bankAccount,
  bool,
  choice,
  date,
  longText,
  money,
  quantity,
  richText,
  rows,
  text,
} from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { describe, expect, it } from 'vitest'
import { factsOf, tablesOf } from './sheet.rules.ts'
import type { ValueWords } from './values.rules.ts'

const Order = record({
  name: 'order',
  table: 'order',
  label: label('订单', 'Order'),
  fields: {
    name: text('名称', 'Name'),
    amount: optional(money('金额', 'Amount')),
    account: optional(bankAccount('账号', 'Account')),
    day: optional(date('日期', 'Day')),
    isUrgent: optional(bool('加急', 'Urgent')),
    state: optional(choice('状态', 'State', [['open', '进行中', 'Open']])),
    story: optional(richText('正文', 'Story')),
    note: optional(longText('说明', 'Note')),
    lines: rows('明细', 'Lines', {
      thing: text('名称', 'Name'),
      count: quantity('数量', 'Quantity'),
      price: money('单价', 'Price', { each: true }),
      sum: money('金额', 'Amount'),
      remark: optional(text('备注', 'Remark')),
    }).default([]),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name'],
  sort: ['code'],
  defaultSort: 'code',
  scope: 'tenant',
})

const words: ValueWords = { language: 'zh', option: (_, value) => value, name: (_, id) => id, region: (code) => code }

describe('facts of a record', () => {
  it('are said as on its page, without what is empty and without its title', () => {
    const row = {
      name: '年会',
      amount: '12000.50',
      account: '6222021001116245702',
      day: '2026-12-18',
      isUrgent: true,
      state: 'open',
      story: '<p>第一行</p><p>第二行 &lt;b&gt;</p>',
      note: '',
    }
    expect(factsOf(Order, row, words).map((fact) => [fact.label, fact.text])).toEqual([
      ['金额', '￥12,000.50'],
      ['账号', '6222 0210 0111 6245 702'],
      ['日期', '2026-12-18'],
      ['加急', '是'],
      ['状态', '进行中'],
      ['正文', '第一行\n第二行 <b>'],
    ])
    expect(factsOf(Order, row, words)[0]?.capitals).toBe('壹万贰仟元伍角整')
  })
})

describe('lines of a record', () => {
  const line = { thing: '桌子', count: '2.5', price: '100.00', sum: '250.00', remark: null }

  it('are numbered and added up exactly; prices of one thing and empty columns are not', () => {
    const more = { ...line, count: '0.1', sum: '10.10' }
    const [table] = tablesOf(Order, { lines: [line, more, { ...more, count: '0.2' }] }, words)
    expect(table?.columns.map((column) => column.label)).toEqual(['序号', '名称', '数量', '单价', '金额'])
    expect(table?.rows[1]).toEqual(['2', '桌子', '0.1', '￥100.00', '￥10.10'])
    expect(table?.totals).toEqual(['合计', '', '2.8', '', '￥270.20'])
    expect(table?.capitals).toBe('贰佰柒拾元贰角整')
  })

  it('are not added up where a sum would tell what is covered', () => {
    const [table] = tablesOf(Order, { lines: [line, { ...line, sum: '****' }] }, words)
    expect(table?.totals).toEqual(['合计', '', '5', '', ''])
    expect(table?.capitals).toBe('')
  })
})
