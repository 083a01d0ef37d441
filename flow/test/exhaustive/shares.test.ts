import { expect, test } from 'vitest'
import { patience } from '../deep.ts'
import { sharesExactly } from '../properties/modes.ts'

test('a share of up to fifty voters is what counting them says, for every percentage', { timeout: patience }, () => {
  expect(() => sharesExactly(50)).not.toThrow()
})
