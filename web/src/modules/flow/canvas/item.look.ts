import { createContext, use } from 'react'
import type { Problem } from '@srm/api/approval'
import { clipKey, useDesigning, type DesignerState } from '../designer/designer.store.ts'

const [here, cut, writing, warned, wrong] = [1, 2, 4, 8, 16]

/** All that the state says of one item, in one number: hundreds of items ask for it after every change. */
const lookOf = ({ at, clip, renaming, marks }: DesignerState, key: string): number => {
  const mark = marks.get(key)
  return (
    (at === key ? here : 0) +
    (clip?.cut && clipKey(clip) === key ? cut : 0) +
    (renaming === key ? writing : 0) +
    (mark ? (mark === 'error' ? wrong : warned) : 0)
  )
}

export type ItemLook = {
  readonly here: boolean
  readonly cut: boolean
  readonly writing: boolean
  readonly mark: Problem['level'] | undefined
}

const markOf = (look: number): ItemLook['mark'] => {
  if (look & wrong) return 'error'
  return look & warned ? 'warn' : undefined
}

/** Every look there is, made once, so that the same look is the same thing. */
const looks: readonly ItemLook[] = Array.from({ length: 2 * wrong }, (_, look) => ({
  here: (look & here) > 0,
  cut: (look & cut) > 0,
  writing: (look & writing) > 0,
  mark: markOf(look),
}))

const plain: ItemLook = { here: false, cut: false, writing: false, mark: undefined }

/** How the item looks that a card stands in. */
export const ItemScope = createContext<ItemLook>(plain)

export const useItem = (): ItemLook => use(ItemScope)

export const useLook = (key: string): ItemLook => looks[useDesigning((state) => lookOf(state, key))] ?? plain
