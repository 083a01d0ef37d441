import { afterEach, expect, test, vi } from 'vitest'
import { defineSplitTexts, defineTexts, joinTexts, language, onLanguage, setLanguage } from './i18n.ts'

vi.stubGlobal('document', { documentElement: { lang: '' } })
afterEach(() => setLanguage('zh'))

const zh = { hello: '您好，{{name}}', count: '{{done}} / {{total}}', plain: '退出', 'with.dots': '点' } as const
const english = { hello: 'Hello, {{name}}', count: '{{done}} of {{total}}', plain: 'Leave', 'with.dots': 'dot' }
const load = vi.fn<() => Promise<typeof english>>(() => Promise.resolve(english))
const { t } = defineSplitTexts('i18n test', zh, load)

test('texts are filled with values as they are', () => {
  expect(t('hello', { name: '<b>$& {{done}}</b>' })).toBe('您好，<b>$& {{done}}</b>')
  expect(t('count', { done: 0, total: 12 })).toBe('0 / 12')
  expect([t('plain'), t('with.dots')]).toEqual(['退出', '点'])
})

test('texts show the place of a missing value', () => {
  expect(t('count', { total: 3 })).toBe('{{done}} / 3')
})

test('texts with a name nobody has written show the name', () => {
  expect(t('gone' as 'plain')).toBe('gone')
})

test('English is fetched when somebody reads it, and listeners hear of every change', async () => {
  const heard: string[] = []
  onLanguage((now) => heard.push(now))
  expect([load.mock.calls.length, t('plain')]).toEqual([0, '退出'])
  await setLanguage('en')
  expect([language(), t('hello', { name: 'Zhou' }), document.documentElement.lang]).toEqual(['en', 'Hello, Zhou', 'en'])
  await setLanguage('zh')
  await setLanguage('en')
  expect(load).toHaveBeenCalledTimes(1)
  expect(heard).toEqual(['zh', 'en', 'zh', 'en'])
})

test('texts in pairs are read in both languages, two areas as one', async () => {
  const one = defineTexts('one', { yes: { zh: '是', en: 'Yes' } })
  const other = defineTexts('other', { left: { zh: '剩 {{count}}', en: '{{count}} left' } })
  const both = joinTexts('both', one, other)
  expect([one.t('yes'), both.t('yes'), both.t('left', { count: 2 })]).toEqual(['是', '是', '剩 2'])
  expect([both.hasText('left'), one.hasText('left')]).toEqual([true, false])
  await setLanguage('en')
  expect([one.t('yes'), both.t('yes'), both.t('left', { count: 2 })]).toEqual(['Yes', 'Yes', '2 left'])
})
