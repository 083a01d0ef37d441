import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translateMessage } from '../../shared/check-messages.ts'
import { evaluateFormula, formulaVariables, parseFormula, variablesIn, type FormulaValues } from '../formula.ts'
import { quotientPlaces } from './evaluate.ts'

const values: FormulaValues = { 人数: '120', 天数: '2', 晚数: '1', 场次: '3', 数量: '10', 单价: '88.5' }

const valueOf = (text: string, known: FormulaValues = values) => {
  const { formula, error } = parseFormula(text)
  return error ?? evaluateFormula(formula, known)
}
const errorOf = (text: string, known: FormulaValues = values) => {
  const result = valueOf(text, known)
  if (typeof result === 'string') throw new Error(`${text} is ${result}`)
  return result
}

/** An exact fraction: the reference knows nothing of decimals as texts. */
type Rational = { readonly top: bigint; readonly bottom: bigint }
const rational = (text: string): Rational => {
  const [whole = '', fraction = ''] = text.split('.')
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) }
}
/** To the stated places, half away from zero. */
const rounded = ({ top, bottom }: Rational): Rational => {
  const scale = 10n ** BigInt(quotientPlaces)
  const isNegative = top < 0n !== bottom < 0n
  const [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  const units = (a * scale * 2n + b) / (b * 2n)
  return { top: isNegative ? -units : units, bottom: scale }
}
const textOf = ({ top, bottom }: Rational): string => {
  const [units, digits] = [top < 0n ? -top : top, String(bottom).length - 1]
  const all = String(units).padStart(digits + 1, '0')
  const cut = all.length - digits
  const fraction = all.slice(cut).replace(/0+$/, '')
  const short = all.slice(0, cut) + (fraction && `.${fraction}`)
  return top < 0n && short !== '0' ? `-${short}` : short
}

type Tree =
  | { readonly leaf: string; readonly value: string }
  | { readonly minus: Tree }
  | { readonly sign: '+' | '-' | '*' | '/'; readonly left: Tree; readonly right: Tree }

/** Nothing where it divides by zero. */
const reference = (tree: Tree): Rational | undefined => {
  if ('leaf' in tree) return rational(tree.value)
  if ('minus' in tree) {
    const inner = reference(tree.minus)
    return inner && { top: -inner.top, bottom: inner.bottom }
  }
  const [a, b] = [reference(tree.left), reference(tree.right)]
  if (!a || !b) return undefined
  if (tree.sign === '*') return { top: a.top * b.top, bottom: a.bottom * b.bottom }
  if (tree.sign === '/') return b.top === 0n ? undefined : rounded({ top: a.top * b.bottom, bottom: a.bottom * b.top })
  const right = tree.sign === '+' ? b.top : -b.top
  return { top: a.top * b.bottom + right * a.bottom, bottom: a.bottom * b.bottom }
}

const hasRoom = /^-?\d{1,15}(\.|$)/
const expectedOutcome = (tree: Tree): string => {
  const exact = reference(tree)
  if (!exact) return '除数不能为 0'
  return hasRoom.test(textOf(exact)) ? textOf(exact) : '结果太大'
}
/** The value, or what is wrong without the place. */
const outcomeOf = (text: string): string => {
  const value = valueOf(text)
  return typeof value === 'string' ? value : value.message.zh.replace(/^.*：/, '')
}

const tightness = (tree: Tree): number => {
  if ('leaf' in tree) return 4
  if ('minus' in tree) return 3
  return tree.sign === '*' || tree.sign === '/' ? 2 : 1
}
const variants: Readonly<Record<string, readonly string[]>> = {
  '+': ['+', '＋', ' + '],
  '-': ['-', '－', ' - '],
  '*': ['*', '×', '　×　'],
  '/': ['/', '÷', ' ÷'],
}
/** With no more brackets than the tree needs, so that precedence is put to the test. */
const written = (tree: Tree, spell: (sign: string) => string): string => {
  if ('leaf' in tree) return tree.leaf
  const within = (inner: Tree, least: number): string =>
    tightness(inner) < least ? `（${written(inner, spell)})` : written(inner, spell)
  if ('minus' in tree) return `-${within(tree.minus, 4)}`
  const own = tightness(tree)
  return within(tree.left, own) + spell(tree.sign) + within(tree.right, own + 1)
}

const literal = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.boolean())
  .map(([whole, part, isWhole]): Tree => {
    const text = isWhole ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`
    return { leaf: text, value: text }
  })
const variable = fc.constantFrom(...formulaVariables).map((name): Tree => ({ leaf: name, value: values[name] ?? '0' }))
const { tree: anyTree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    literal,
    variable,
    fc.record({ minus: tie('tree') }),
    fc.record({ sign: fc.constantFrom('+', '-', '*', '/'), left: tie('tree'), right: tie('tree') }),
    fc.record({ sign: fc.constantFrom('+', '-', '*', '/'), left: tie('tree'), right: tie('tree') }),
  ),
}))

describe('formula', () => {
  it('calculates what people write, from any keyboard', () => {
    expect(valueOf('人数*2')).toBe('240')
    expect(valueOf('（人数＋天数）× ３．５ ÷ 2')).toBe('213.5')
    expect(valueOf(' 1 + 2 * 3 - 4 / 8 ')).toBe('6.5')
    expect(valueOf('-2*-3')).toBe('6')
    expect(valueOf('2--3')).toBe('5')
    expect(valueOf('10-3-2')).toBe('5')
    expect(valueOf('100/10/5')).toBe('2')
    expect(valueOf('0.1+0.2')).toBe('0.3')
    expect(valueOf('007.10')).toBe('7.1')
    expect(valueOf('0*-1')).toBe('0')
  })

  it('rounds a quotient to ten places, half away from zero', () => {
    expect(valueOf('2/3')).toBe('0.6666666667')
    expect(valueOf('-2/3')).toBe('-0.6666666667')
    expect(valueOf('人数/场次')).toBe('40')
  })

  it('equals exact fractions for random formulas', () => {
    let compared = 0
    fc.assert(
      fc.property(anyTree, fc.array(fc.nat({ max: 2 }), { minLength: 20, maxLength: 20 }), (tree, picks) => {
        let at = 0
        const text = written(tree, (sign) => variants[sign]?.[picks[(at += 1) % picks.length] ?? 0] ?? sign)
        if (text.length > 200) return
        compared += 1
        expect(outcomeOf(text)).toBe(expectedOutcome(tree))
      }),
      { numRuns: 12_000 },
    )
    expect(compared).toBeGreaterThan(10_000)
  })

  it('names its variables, each once', () => {
    const { formula } = parseFormula('人数*单价+人数/场次')
    expect(formula && variablesIn(formula)).toEqual(['人数', '单价', '场次'])
  })

  it.each([
    ['', 0, '空的'],
    ['   ', 0, '空的'],
    ['人数*', 3, '缺少数字或变量'],
    ['*人数', 0, '缺少数字或变量'],
    ['+3', 0, '缺少数字或变量'],
    ['人数 天数', 3, '缺少运算符'],
    ['2(3)', 1, '缺少运算符'],
    ['(人数+2', 0, '没有关上'],
    ['（1+（2*3）', 0, '没有关上'],
    ['人数)', 2, '多了一个右括号'],
    ['()', 1, '缺少数字或变量'],
    ['1.2.3', 3, '小数点'],
    ['.5', 0, '小数点前'],
    ['5.', 1, '小数点后'],
    ['人数+桌数', 3, '不认识“桌数”'],
    ['人数*constructor', 3, '不认识“constructor”'],
    ['__proto__', 0, '不认识“__proto__”'],
    ['toString()', 0, '不认识“toString”'],
    ['1+😀', 2, '不认识“😀”'],
    ['1e5', 1, '不认识“e”'],
    ['2**3', 2, '缺少数字或变量'],
    ['人数;alert(1)', 2, '不认识“;alert”'],
  ])('refuses “%s” at character %i', (text, at, words) => {
    const { at: place, message } = errorOf(text)
    expect(place).toBe(at)
    expect(message.zh).toContain(`第 ${at + 1} 个字符`)
    expect(message.zh).toContain(words)
    // The English of a word in Chinese keeps it: that is what was typed.
    expect(translateMessage(message.zh, 'en')).toBe(message.en)
  })

  it('says where it divides by zero, and which variable is not known', () => {
    const [zero, missing] = [errorOf('1+2/(场次-3)'), errorOf('2*人数', { 人数: null })]
    expect([zero.at, zero.message.zh]).toEqual([3, '第 4 个字符：除数不能为 0'])
    expect([missing.at, missing.message.zh]).toEqual([2, '第 3 个字符：还没有填写人数'])
    expect(errorOf('人数', { 人数: 'NaN' }).at).toBe(0)
    expect(errorOf('9999999999999*9999999999999').message.en).toContain('too large')
  })

  it('ends hostile texts with an error at once', () => {
    const hostile: readonly (readonly [string, number])[] = [
      ['('.repeat(10_000), 200],
      ['('.repeat(200), 20],
      ['-'.repeat(199), 20],
      [`${'('.repeat(20)}1${')'.repeat(21)}`, 41],
      ['9'.repeat(10_000), 200],
      ['9'.repeat(200), 0],
      [`1.${'0'.repeat(100)}`, 0],
      ['1+'.repeat(100_000), 200],
      [' '.repeat(1_000_000), 200],
      ['\u202E人数', 0],
      ['人\u0000数', 0],
      ['\uD800', 0],
      ['人'.repeat(200), 0],
    ]
    for (const [text] of hostile) {
      const { zh, en } = errorOf(text).message
      expect(translateMessage(zh, 'en')).toBe(en)
    }
    for (const [text, at] of hostile) expect([text.slice(0, 20), errorOf(text).at]).toEqual([text.slice(0, 20), at])
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 230 }), (text) => {
        const { error = { at: 0 } } = parseFormula(text)
        expect(error.at <= text.length).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})
