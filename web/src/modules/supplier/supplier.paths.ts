import { onboardingPages } from '@srm/api/onboarding/pages'
import { addressOf, recordPaths } from '@srm/api/shared/pages'
import { supplierPages } from '@srm/api/supplier/pages'

const { supplier, hotel, room, place, hall, staff, certificate, move, accountChange } = supplierPages

export const supplierPaths = recordPaths(supplier)
export const hotelPaths = recordPaths(hotel)
export const roomPaths = recordPaths(room)
export const placePaths = recordPaths(place)
export const hallPaths = recordPaths(hall)
export const staffPaths = recordPaths(staff)
export const certificatePaths = recordPaths(certificate)
export const expiringPath = supplierPages.expiring.path
export const movePaths = recordPaths(move)

/** Account changes are asked for on the supplier's page and have no form of their own. */
export const accountChangePaths = {
  list: accountChange.list.path,
  detail: (id: string): string => addressOf(accountChange.detail, id),
}

/** The form that asks a supplier for the next edition of a certificate, filled in as far as it is known. */
export const renewPath = (id: string, name: string): string =>
  `${onboardingPages.update.edit.path}?${new URLSearchParams({ certificate: id, name }).toString()}`
