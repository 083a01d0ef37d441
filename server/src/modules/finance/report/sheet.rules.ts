import { yuanText } from '@srm/api/shared/amount-text'
import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { Sheet, SheetTable } from '#modules/paper/index.ts'

/** What the reader may not see is said to be covered. */
export const moneyText = (amount: string | null): string => (amount === null ? '***' : yuanText(amount))

export const factOf = ({ language }: Pick<Ctx, 'language'>, name: Label, text: string): Sheet['facts'][number] => ({
  label: name[language],
  text,
  wide: false,
  capitals: '',
})

type Body = {
  readonly rows: readonly (readonly string[])[]
  /** How many of the last columns are numbers. */
  readonly numbers: number
}

/** A table of a report; none where there is nothing in it. */
export const tableOf = (
  { language }: Pick<Ctx, 'language'>,
  title: Label,
  columns: readonly Label[],
  { rows, numbers }: Body,
): SheetTable[] =>
  rows.length === 0
    ? []
    : [
        {
          title: title[language],
          columns: columns.map((name, at) => ({
            label: name[language],
            isNumber: at >= columns.length - numbers,
          })),
          rows,
          totals: undefined,
          capitals: '',
        },
      ]
