import { expect, test } from 'vitest'
import { greetingAt } from './home.greeting.ts'
import { t } from './home.texts.ts'

const said = (time: string): string => t(`greeting.${greetingAt(new Date(`2026-11-15T${time}+08:00`))}`)

test('the greeting follows the hour: before 8, up to 11, up to 13, before 18, later', () => {
  expect(['00:00', '07:59'].map(said)).toEqual(['早上好', '早上好'])
  expect(['08:00', '11:59'].map(said)).toEqual(['上午好', '上午好'])
  expect(['12:00', '13:59'].map(said)).toEqual(['中午好', '中午好'])
  expect(['14:00', '17:59'].map(said)).toEqual(['下午好', '下午好'])
  expect(['18:00', '23:59'].map(said)).toEqual(['晚上好', '晚上好'])
})
