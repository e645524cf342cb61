/** Sentences for cards, lists and details of properties (specification §2.3, §2.8 to §2.10, §8). */
export const propertyMessages = {
  notFound: 'Property not found or unavailable.',
  bookNow: 'Book Now',
  readMore: 'Read more',
  errorTitle: 'Error loading properties',
  sold: 'This property has been sold.',
  rented: 'This property is rented out.',
  /** The way on from a sold or rented property. */
  moreIn: (family: string) => `More in ${family}`,
} as const;

export const listerContactMessages = {
  contactAgent: 'Contact Agent',
  contactOwner: 'Contact Owner',
  whatsapp: 'Chat on WhatsApp',
  noPhone: 'No phone number given.',
  ownListing: 'This is your own listing.',
} as const;

export const uploadPropertyMessages = {
  title: 'Upload Property',
  submit: 'Upload Property',
  submitting: 'Uploading...',
  required: 'Please fill in all required fields.',
  shortStayType: 'Please select a Short-Stay type.',
  rentalType: 'Please select a Rentals type.',
  saleType: 'Please select a Sales type.',
  priceTooLow: 'Please enter a price above zero.',
  success: 'Property uploaded successfully!',
  seeIt: 'See your property',
  failure: 'Failed to upload property. Please try again.',
  withoutPhotos: {
    title: 'Upload without photos?',
    text: 'People look at photos first. You can add them now, or later by editing the property.',
    confirm: 'Upload without photos',
    back: 'Add photos',
  },
  forbidden: 'Only agents, property owners and admins can upload a property.',
  editTitle: 'Edit Property',
  updated: 'Property updated successfully!',
  updateFailure: 'Failed to update the property. Please try again.',
  changedMeanwhile: 'This property has changed since you opened it.',
} as const;

export const propertyAdminMessages = {
  title: 'Your properties',
  titleForAdmin: 'All properties',
  edit: 'Edit',
  delete: 'Delete Property',
  empty: 'No properties available.',
  deleted: 'Property deleted successfully',
  deleteFailure: 'Failed to delete the property. Please try again.',
  confirmDelete: 'Delete this property? This can’t be undone.',
  alreadyDeleted: 'This property was already deleted.',
  notYours: 'You can only change your own properties.',
} as const;

export const statusMessages = {
  title: 'Update Property Status',
  name: 'Property Name',
  current: 'Current Status',
  update: 'Update',
  choose: 'Please select a status.',
  unknown: 'Invalid status. Choose from: Available, Sold, Rented',
  empty: 'No properties found.',
  success: 'Property status updated successfully!',
  failure: 'Failed to update the status. Please try again.',
  deletedMeanwhile: 'This property has since been deleted.',
} as const;
