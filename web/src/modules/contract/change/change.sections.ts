import type { Contract, ContractChange } from '@srm/api/contract'
import type { Section, Values } from '@/ui/record-form/sections.ts'
import { ClausesInput } from '../editor/clauses.input.tsx'
import { PlansInput } from '../editor/plans.input.tsx'
import { useChangeText } from '../contract.texts.ts'

type Name = keyof typeof ContractChange.fields

/** Ending or pausing changes nothing that is written in a contract. */
const isWriting = ({ kind }: Values): boolean => kind !== 'pause' && kind !== 'terminate'
const isParty = ({ kind }: Values): boolean => kind === 'party'

/** The form of a change: why, and the contract as it is to be. What the kind of change does not touch stays as it is. */
export const useChangeSections = (side: Contract['side']): Section<Name>[] => {
  const t = useChangeText()
  const party = { receive: 'customer', pay: 'supplier', none: 'counterparty' } as const
  return [
    { title: t('section.why'), fields: ['kind', 'effectiveDate', 'reason'] },
    {
      title: t('section.parties'),
      when: isParty,
      isKept: true,
      fields: ['name', party[side], 'contactName', 'contactPhone'],
    },
    {
      title: t('section.money'),
      when: isWriting,
      isKept: true,
      fields: [
        'amount',
        'amountKind',
        'taxRate',
        'deposit',
        'retentionRate',
        'noticeDays',
        'startDate',
        'endDate',
        'isAutoRenewed',
        'penalty',
      ],
    },
    { title: t('section.plans'), when: isWriting, isKept: true, fields: [{ name: 'plans', lines: PlansInput }] },
    { title: t('section.lines'), when: isWriting, isKept: true, fields: ['lines'] },
    { title: t('section.clauses'), when: isWriting, isKept: true, fields: [{ name: 'clauses', lines: ClausesInput }] },
    { title: t('section.more'), fields: ['attachments'] },
  ]
}
