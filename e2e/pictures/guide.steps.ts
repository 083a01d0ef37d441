import type { Page } from '@playwright/test'
import { open, settled } from '../fixtures.ts'

/** Brings a page to what a picture shows. */
export type Step = (page: Page) => Promise<void>

/** The pictures of one guide, on a phone and on a desk, in this order. */
export type Guide = Readonly<Record<'phone' | 'desk', Readonly<Record<string, Step>>>>

export const at =
  (path: string): Step =>
  async (page) => {
    await open(page, path)
    await settled(page)
  }
