import { createContext, use } from 'react'
import type { FormEditor } from './sections.ts'

const outside: FormEditor = { values: () => ({}), fill: () => undefined }

/** How parts of a form read and fill it, so that a filled-in value counts as typed. */
export const EditingContext = createContext(outside)

export const useEditing = (): FormEditor => use(EditingContext)
