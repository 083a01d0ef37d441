import type { InputProps } from '@/ui/slots.ts'

/** A control without its value: what it is told about its place. */
export type Place = Omit<InputProps<unknown>, 'value' | 'onChange'>

/** What every control of the component library takes alike. Only what is given is passed, the rest is its own default. */
export const passed = ({ id, disabled = false, onBlur, status, label, autoFocus }: Place) => ({
  disabled,
  ...(id && { id }),
  ...(onBlur && { onBlur }),
  ...(status && { status }),
  ...(label && { 'aria-label': label }),
  ...(autoFocus && { autoFocus }),
})
