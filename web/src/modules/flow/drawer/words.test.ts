// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { operators } from '@srm/flow/check/conditions'
import { Condition, factTypes, Rule } from '@srm/flow/tree/condition'
import { setLanguage } from '@/lib/i18n.ts'
import { rememberName } from '@/ui/fields/ref/known-names.ts'
import { catalog } from './drawer.fixture.ts'
import { typeOf } from './drawer.model.ts'
import { freshRule, isWhole, operatorsOf, withOp } from '../condition/rules.ts'
import { t } from './drawer.texts.ts'
import { conditionWords } from './words.ts'

rememberName('p1', '张三')
rememberName('r1', '财务')
rememberName('c1', '搭建')
rememberName('310000', '上海')

const only = (rule: object): Condition => Condition.parse({ match: 'anyOfAll', groups: [[rule]] })

const cases: readonly (readonly [string, object])[] = [
  ['金额 大于等于 ￥10,000', { op: 'gte', path: 'amount', value: '10000' }],
  ['天数 不等于 1,200', { op: 'ne', path: 'days', value: '1200' }],
  [
    '金额 介于 ￥100 至 ￥200（不含）',
    {
      op: 'between',
      path: 'amount',
      from: { value: '100', closed: true },
      to: { value: '200', closed: false },
    },
  ],
  ['主题 包含 服务器', { op: 'contains', path: 'subject', value: '服务器' }],
  ['类型 属于 货物、服务', { op: 'in', path: 'kind', values: ['a', 'b'] }],
  ['负责人 是 张三', { op: 'is', path: 'owner', value: 'p1' }],
  ['负责人 拥有角色 财务', { op: 'inRole', path: 'owner', values: ['r1'] }],
  ['部门 层级不低于 第 2 级', { op: 'levelAtLeast', path: 'dept', value: 2 }],
  ['部门 负责人是 张三', { op: 'headIs', path: 'dept', value: 'p1' }],
  ['交期 早于 2026-12-31', { op: 'before', path: 'due', value: '2026-12-31' }],
  ['交期 介于 2026-01-01 至 2026-12-31', { op: 'betweenDates', path: 'due', from: '2026-01-01', to: '2026-12-31' }],
  ['交期 与当天相差不超过 7 天', { op: 'withinDays', path: 'due', days: 7 }],
  ['紧急 是', { op: 'isTrue', path: 'urgent' }],
  ['服务 包含任意一个 搭建', { op: 'hasAny', path: 'services', values: ['c1'] }],
  ['服务 数量不少于 2 个', { op: 'sizeAtLeast', path: 'services', value: 2 }],
  ['分类 属于（含下级） 搭建', { op: 'inTree', path: 'classify', values: ['c1'] }],
  ['城市 属于（含下级） 上海', { op: 'inTree', path: 'city', values: ['310000'] }],
  ['住宿 时长不少于 3 天', { op: 'lastsDays', path: 'stay', days: 3 }],
  ['附件 不为空', { op: 'notEmpty', path: 'papers' }],
  ['供应商 为空', { op: 'empty', path: 'supplier' }],
  ['明细 合计 单价 大于 ￥5,000', { op: 'sum', path: 'lines', column: 'price', than: 'gt', value: '5000' }],
  ['明细 行数 小于等于 3', { op: 'count', path: 'lines', column: '', than: 'lte', value: '3' }],
  [
    '明细 任一行满足 “品名 开头是 电”',
    {
      op: 'anyRow',
      path: 'lines',
      rule: { op: 'startsWith', path: 'item', value: '电' },
    },
  ],
  ['gone 为空', { op: 'empty', path: 'gone' }],
]

test.each(cases)('%s', (words, rule) => {
  expect(conditionWords(only(rule), catalog, t)).toBe(words)
})

const urgent: Rule = { op: 'isTrue', path: 'urgent' }
const large: Rule = { op: 'gt', path: 'amount', value: '100' }

test('groups are joined as they are judged', () => {
  const groups = [[urgent, large], [urgent]]
  expect(conditionWords({ match: 'anyOfAll', groups }, catalog, t)).toBe('（紧急 是 且 金额 大于 ￥100） 或 紧急 是')
  expect(conditionWords({ match: 'allOfAny', groups }, catalog, t)).toBe('（紧急 是 或 金额 大于 ￥100） 且 紧急 是')
})

test('the same in English', async () => {
  await setLanguage('en')
  expect(conditionWords({ match: 'anyOfAll', groups: [[urgent, large]] }, catalog, t)).toBe(
    '紧急 is yes and 金额 more than ￥100',
  )
  await setLanguage('zh')
})

test('every question the checks know can be asked, and starts unfinished or whole, never wrong', () => {
  for (const type of factTypes) {
    const field = catalog.fields.find((one) => typeOf(one) === type)
    if (!field) throw new Error(`no field of type ${type}`)
    expect([...operatorsOf(field)]).toEqual([...operators[type]])
    for (const op of operatorsOf(field)) {
      const rule = freshRule(op, field)
      expect(rule).toMatchObject({ op, path: field.path })
      expect(!isWhole(rule) || Rule.safeParse(rule).success, op).toBe(true)
    }
  }
})

test('what is compared with stays where the question keeps its form', () => {
  const [amount, , subject] = catalog.fields
  if (!amount || !subject) throw new Error('no fields')
  expect(withOp(large, 'lte', amount)).toEqual({ op: 'lte', path: 'amount', value: '100' })
  expect(withOp(large, 'empty', amount)).toEqual({ op: 'empty', path: 'amount' })
  expect(isWhole({ op: 'is', path: 'subject', value: '' })).toBe(false)
})
