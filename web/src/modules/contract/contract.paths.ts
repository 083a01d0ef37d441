import { contractPages } from '@srm/api/contract/pages'
import { addressOf, recordPaths } from '@srm/api/shared/pages'

export const contractPaths = recordPaths(contractPages.contract)
export const changePaths = recordPaths(contractPages.change)
export const borrowPaths = recordPaths(contractPages.archive)
export const templatePaths = recordPaths(contractPages.template)
export const typePaths = recordPaths(contractPages.type)

/** Instalments are made by approved contracts: they have no form. */
export const planPaths = {
  list: contractPages.plan.list.path,
  detail: (id: string): string => addressOf(contractPages.plan.detail, id),
}

/** A change is written from the contract it changes. */
export const newChangeOf = (contractId: string, kind?: string): string =>
  `${changePaths.create}?contract=${contractId}${kind === undefined ? '' : `&kind=${kind}`}`

export const newBorrowOf = (contractId: string): string => `${borrowPaths.create}?contract=${contractId}`
