import { describe, expect, it } from 'vitest'
import { belowOf, chartOf, type ChartNode, type ChartPerson } from './chart.tree.ts'

const person = (id: string, parent: string | null = null, isDecisionMaker = false): ChartPerson => ({
  id,
  parent: parent === null ? null : { id: parent },
  isDecisionMaker,
})

const drawn = ({ person: { id }, below }: ChartNode<ChartPerson>): unknown =>
  below.length === 0 ? id : [id, ...below.map(drawn)]

const people = [
  person('专员', '经理'),
  person('经理', '总监'),
  person('采购', '总监', true),
  person('总监'),
  person('前台'),
  person('分公司', '不在此处'),
]

describe('chart of contacts', () => {
  it('draws lines from above, whoever decides first, and leaves aside who has none', () => {
    const { roots, alone } = chartOf(people)
    expect(roots.map(drawn)).toEqual([['总监', '采购', ['经理', '专员']]])
    expect(alone.map(({ id }) => id)).toEqual(['前台', '分公司'])
  })

  it('knows who stands below somebody, themselves included', () => {
    expect(belowOf(people, '经理')).toEqual(new Set(['经理', '专员']))
    expect(belowOf(people, '前台')).toEqual(new Set(['前台']))
  })
})
