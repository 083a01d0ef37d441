import { specWord } from '@srm/api/shared/spec-words'
import { checkSpec, parseSpec, type SpecField } from '@srm/api/demand/spec'
import { expect, it } from 'vitest'
import { usualTypes } from './type.defaults.ts'

const words = usualTypes.flatMap(({ specs }) =>
  specs.flatMap(({ label, options = [], unit }) => [label, ...options, ...(unit ? [unit] : [])]),
)

it('every word of a type that comes with the product is said in English too', () => {
  const missing = words.filter((word) => /\p{Script=Han}/u.test(specWord(word, 'en')))
  expect([...new Set(missing)]).toEqual([])
  expect(specWord('层高', 'zh')).toBe('层高')
  expect(specWord('自家叫法', 'en')).toBe('自家叫法')
})

it('a spec that is written in English is kept in the words of its type', () => {
  const rooms = usualTypes.find(({ lineKind }) => lineKind === 'room')
  const schema = (rooms?.specs ?? []).map((one): SpecField => ({ options: [], unit: null, isRequired: false, ...one }))
  const { filled } = parseSpec(schema, 'Room type: Twin；Breakfast: for two')
  expect(checkSpec(schema, filled, 'demand')).toEqual({ values: { type: '双床房', breakfast: '双早' }, problems: [] })
})
