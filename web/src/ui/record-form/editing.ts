import { createContext, use } from 'react'
import type { Editing } from './sections.ts'

const outside: Editing = { values: () => ({}), fill: () => undefined }

/** How parts of a form read and fill it, so that a filled-in value counts as typed. */
export const EditingContext = createContext(outside)

export const useEditing = (): Editing => use(EditingContext)
