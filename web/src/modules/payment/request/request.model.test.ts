import { describe, expect, it } from 'vitest'
import { isSourced, sourceOf, when } from './request.model.ts'

describe('payment request form', () => {
  it('is about what was chosen of its own kind', () => {
    expect(sourceOf({ kind: 'plan', plan: { id: 'p', name: '首款' }, order: 'o' })).toEqual({
      kind: 'plan',
      source: 'p',
    })
    expect(sourceOf({ kind: 'order', plan: 'p' }).source).toBeUndefined()
    expect(sourceOf({ kind: 'labor', plan: 'p' }).source).toBeUndefined()
    expect(isSourced('labor')).toBe(false)
  })

  it('shows identity numbers for people alone, and invoices for suppliers', () => {
    expect(when.labor({ kind: 'labor' })).toBe(true)
    expect(when.labor({ kind: 'plan' })).toBe(false)
    expect(when.ofSupplier({ kind: 'reimburse' })).toBe(false)
    expect(when.advance({ kind: 'invoice' })).toBe(false)
  })
})
