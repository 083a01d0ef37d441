import { label } from '@srm/api/shared/label'
import { reading, type Grants } from '#kernel/grants.ts'

/** Whoever asks for quotes neither opens them nor writes one for a supplier. */
export const grants: Grants = {
  quote: {
    GM: reading,
    DEPT: [...reading, 'surrogate'],
    PM: reading,
    BUYER: [...reading, 'confirm'],
    FINANCE: reading,
    ADMIN: [...reading, 'surrogate'],
    AUDIT: reading,
  },
  inquiry: { GM: ['open'], DEPT: ['open'], FINANCE: ['open'] },
}

export const permissions = {
  quote: label('报价', 'Quotes'),
  inquiry: label('开标', 'Opening of quotes'),
}
