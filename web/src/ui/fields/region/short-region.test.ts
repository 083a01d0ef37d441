import { expect, test } from 'vitest'
import { shortRegion } from './short-region.ts'

test.each([
  ['福建省 厦门市 思明区', '厦门 · 思明'],
  ['上海市 浦东新区', '上海 · 浦东'],
  ['北京市 朝阳区', '北京 · 朝阳'],
  ['云南省 大理白族自治州 大理市', '大理白族 · 大理'],
  ['湖北省 仙桃市', '湖北 · 仙桃'],
  ['江苏省 常州市 辖区', '常州 · 辖区'],
  ['浙江省', '浙江'],
  ['Shanghai Pudong', 'Shanghai · Pudong'],
])('region %s is %s in a cell', (name, short) => expect(shortRegion(name)).toBe(short))
