import { colors } from '@/lib/theme/theme-settings.ts'

/** The customer's ten theme colours; the first one is our own. */
export const colorPresets = colors.slice(1)
