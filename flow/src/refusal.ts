import type { Json } from './state.ts'

/** Why a command was refused; the numbers are what clients see. */
export const refusals = {
  handled: 40_901,
  stale: 40_902,
  ended: 40_903,
  opinion: 42_201,
  signature: 42_202,
  chooseNext: 42_203,
  fieldLocked: 42_204,
  precheck: 42_205,
  returnTarget: 42_206,
  signerPresent: 42_207,
  notAllowed: 42_208,
  suspended: 42_209,
  nobody: 42_210,
  loop: 42_211,
  reason: 42_212,
  inUse: 42_213,
  personUnfit: 42_214,
  unknown: 42_215,
  fieldRequired: 42_216,
  factLocked: 42_217,
  ownDocument: 42_218,
  choiceUnfit: 42_219,
  password: 42_222,
  urgeTooSoon: 42_910,
} as const

export type RefusalKey = keyof typeof refusals
export type Refusal = { readonly key: RefusalKey; readonly data: { readonly [key: string]: Json } }

type RefusalError = Error & { readonly refusal: Refusal }

/** Ends the turn: nothing of it is kept. */
export const refuse = (key: RefusalKey, data: Refusal['data'] = {}): never => {
  throw Object.assign(new Error(key), { refusal: { key, data } })
}

export const isRefusal = (error: unknown): error is RefusalError => error instanceof Error && 'refusal' in error
