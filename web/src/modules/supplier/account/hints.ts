import { isLuhn } from '@srm/api/shared/checks'
import type { FieldGroup } from '@/ui/record-form/fields-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { useAccountText } from '../supplier.texts.ts'

type Hints = { readonly defaults: Values; readonly warnings: NonNullable<FieldGroup['warnings']> }

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const digits = (value: unknown): string => text(value).replaceAll(/[\s-]/g, '')

/** Cards of Chinese banks begin with 62 and carry a check digit; accounts of companies carry none. */
const isMistypedCard = ({ accountType, accountNo }: Values): boolean =>
  accountType === 'personal' && /^62\d{14,17}$/.test(digits(accountNo)) && !isLuhn(digits(accountNo))

/** What a new account begins with, and what is said about it before somebody pays the wrong one. */
export const useAccountHints = (supplierName: string | undefined): Hints => {
  const t = useAccountText()
  const isForeignHolder = ({ accountType, accountName }: Values): boolean =>
    accountType === 'corporate' && supplierName !== undefined && text(accountName) !== supplierName
  return {
    defaults: { accountType: 'corporate', status: 'enabled', accountName: supplierName },
    warnings: {
      accountName: (values) =>
        text(values['accountName']) !== '' && isForeignHolder(values)
          ? t('hint.holder', { name: supplierName ?? '' })
          : undefined,
      accountNo: (values) => (isMistypedCard(values) ? t('hint.card') : undefined),
    },
  }
}
