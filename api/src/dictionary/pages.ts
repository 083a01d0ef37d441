import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

export const dictionaryPages = definePages({
  options: {
    path: '/other/indexList',
    title: label('数据字典', 'Dictionaries'),
    permission: 'selOption:list',
    menu: { name: 'OtherIndexList', area: 'Other', icon: 'book' },
  },
  numbers: {
    path: '/other/numberRule',
    title: label('编号规则', 'Numbering rules'),
    permission: 'numberRule:list',
    menu: { name: 'OtherNumberRule', area: 'Other', icon: 'tags' },
  },
})
