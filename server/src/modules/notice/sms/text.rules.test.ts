import { label } from '@srm/api/shared/label'
import { maxSmsLength, sampleLink, samplesOf, smsPartsOf, smsScene, smsTextProblem } from '@srm/api/shared/sms-scenes'
import { afterAll, describe, expect, it } from 'vitest'
import { allSmsScenes, registerSmsScenes } from '#kernel/sms-scenes.ts'
import { renderSms } from './text.rules.ts'

const scene = smsScene({
  name: 'test_scene',
  label: label('测试', 'Test'),
  when: label('测试时', 'In tests'),
  sender: 'company',
  text: '{{name}}请您办理，链接 {{link}}，验证码 {{code}}',
  variables: {
    name: { label: label('名称', 'Name'), sample: '云海' },
    link: { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' },
    code: { label: label('验证码', 'Code'), sample: '123456', secret: 'code' },
  },
})
const link = 'https://srm.example.com/api/s/ZyXwVuTsRq'
const values = { name: '云海', link, code: '987654' }

describe('a rendered message', () => {
  it('is signed, carries its values in the order of the text and covers codes and links for the log', () => {
    const { text, covered, params, length, parts } = renderSms(scene, '云采', '{{code}} {{name}}{{link}}', values)
    expect(text).toBe(`【云采】987654 云海${link}`)
    expect(covered).toBe('【云采】****** 云海https://srm.example.com/api/s/******')
    expect([Object.keys(params), length, parts]).toEqual([['code', 'name', 'link'], text.length, 1])
  })

  it('refuses values nobody declared and needs those its text names', () => {
    const extra: Record<string, string> = { ...values, price: '100.00' }
    expect(() => renderSms(scene, '云采', scene.text, extra)).toThrow('declares no price')
    expect(() => renderSms(scene, '云采', scene.text, { name: '云海' })).toThrow('needs link, code')
  })

  it('shortens names until it is one message, and never a code or a link', () => {
    const { text, length } = renderSms(scene, '云采', '{{name}}：{{link}} {{code}}', {
      ...values,
      name: '上海浦东云海国际会展服务有限公司'.repeat(2),
    })
    expect(length).toBe(maxSmsLength)
    expect(text).toMatch(new RegExp(`^【云采】上海浦东.*…：${link} 987654$`))
    expect(renderSms(scene, '云采', '{{link}}', { link: `${link}${'x'.repeat(100)}` })).toMatchObject({ parts: 3 })
  })

  it('takes no second signature, line or variable from a value', () => {
    const { text } = renderSms(scene, '云采', '{{name}}', { name: '【银行】\n请{{code}}' })
    expect(text).toBe('【云采】银行 请 code')
  })
})

describe('the text of a scene', () => {
  it('may have 70 characters with signature and samples, and is refused with 71', () => {
    const of = (length: number) => smsTextProblem(samplesOf(scene), '云采', '字'.repeat(length - '【云采】'.length))
    expect([of(70), of(71)]).toEqual([undefined, { kind: 'long', length: 71 }])
    const sampled = smsTextProblem(samplesOf(scene), '云采', `{{code}}${'字'.repeat(61)}`)
    expect(sampled).toEqual({ kind: 'long', length: 71 })
  })

  it.each([
    ['您好 {{price}}', ['price']],
    ['您好 {name}', ['{name}']],
    ['您好 {{name}', ['{{name}', '}']],
    ['{{constructor}}', ['constructor']],
  ])('names no other variables than declared: %s', (text, names) => {
    const problem = smsTextProblem(samplesOf(scene), '云采', text)
    expect(problem?.kind).toBe('unknown')
    expect(problem?.kind === 'unknown' && problem.names[0]?.startsWith(names[0]?.slice(0, 2) ?? '')).toBe(true)
  })

  it('is counted in parts as carriers do', () => {
    expect([70, 71, 134, 135].map(smsPartsOf)).toEqual([1, 2, 2, 3])
  })
})

describe('the declared scenes', () => {
  const before = allSmsScenes()
  afterAll(() => registerSmsScenes(before, '云采'))

  it('stop the start when a default is too long with its samples, or a scene is declared twice', () => {
    const long = { ...scene, text: `{{name}}${'字'.repeat(65)}` }
    expect(() => registerSmsScenes([long], '云采')).toThrow('test_scene has 71 characters')
    expect(() => registerSmsScenes([scene, scene], '云采')).toThrow('declared twice')
    expect(() => registerSmsScenes([{ ...scene, text: '{{price}}' }], '云采')).toThrow('unknown')
    expect(() => registerSmsScenes([scene], '云采')).not.toThrow()
    expect(() => registerSmsScenes([scene], '一个特别特别长的短信签名')).toThrow('characters')
  })
})
