import { fieldMessages } from '../field-messages.ts';

/** Sentences that several account screens share (specification §5). */
export const accountMessages = {
  allFieldsRequired: fieldMessages.allRequired,
  invalidEmail: 'Invalid email address',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordTooLong: 'Password must be at most 128 characters long',
  invalidPhone: fieldMessages.invalidPhone,
  errorOccurred: 'An error occurred',
} as const;

export const loginMessages = {
  title: 'Login',
  forgotPassword: 'Forgot your password?',
  noAccount: "Don't have an account?",
  signup: 'Signup',
  submit: 'Login',
  submitting: 'Logging in...',
  success: 'Login successful!',
  failure: accountMessages.errorOccurred,
  incompleteResponse: 'Login failed: Missing token, role, or userId',
  wrongCredentials: 'Invalid email or password',
  suspended: 'This account is suspended. Please contact us.',
} as const;

export const signupMessages = {
  selectRole: 'Select Your Role',
  title: (role: string) => `Signup as ${role}`,
  submit: 'Signup',
  submitting: 'Signing up...',
  passwordsDoNotMatch: 'Passwords do not match',
  unexpectedResponse: 'Unexpected response from server',
  success: 'Signup successful!',
  linkSent: (email: string) => `We sent a link to ${email}. Open it to confirm your email.`,
  yourEmail: 'your email address',
  failure: accountMessages.errorOccurred,
  emailTaken: 'An account with this email already exists',
  roleRefused: 'Please choose one of these roles: Agent, Property Owner, Customer',
} as const;

export const forgotPasswordMessages = {
  title: 'Forgot Password',
  submit: 'Send Reset Link',
  submitting: 'Sending...',
  success: 'Password reset email sent successfully.',
  invalidEmail: 'Invalid email. Please check the email address and try again.',
  serverError: 'Server error. Please try again later.',
  failure: 'An error occurred. Please try again.',
} as const;

export const resetPasswordMessages = {
  title: 'Reset Password',
  submit: 'Reset Password',
  submitting: 'Submitting...',
  passwordsDoNotMatch: "Passwords don't match",
  fixErrors: 'Please fix the errors in the form',
  missingToken: 'Invalid or missing token. Please request a new password reset link.',
  invalidToken: 'Invalid or expired token. Please request a new password reset link.',
  failure: 'An error occurred. Please try again.',
  success: 'Password reset successfully!',
} as const;

export const profileMessages = {
  title: 'Your Profile',
  updateTitle: 'Update Profile',
  edit: 'Edit Profile',
  cancel: 'Cancel',
  save: 'Save Changes',
  noToken: 'No authentication token found. Please login again.',
  accessDenied: 'Access denied. Please check your authentication or login again.',
  authenticationFailed: 'Authentication failed. Please login again.',
  loadFailure: 'Failed to load profile',
  refreshFailure: 'Failed to refresh profile data',
  invalidData: 'Invalid data. Please check your inputs.',
  serverError: 'Server error. Please try again later.',
  saveFailure: 'Failed to update profile.',
  saveSuccess: 'Profile updated successfully!',
} as const;

export const profilePhotoMessages = {
  chosen: (name: string, size: string) => `${name}, ${size}. It’s uploaded when you save.`,
  tooBigToChoose: 'Image size should be less than 5MB',
  notAnImage: 'Please select a valid image file',
  timeout: 'Connection timeout. Please check your internet connection and try again.',
  tooLarge: 'Image file is too large. Please choose a smaller image (max 5MB).',
  invalid: 'Invalid image file.',
  failure: 'Failed to upload image.',
  success: 'Profile image uploaded successfully!',
} as const;

/** For people who list properties. The specification shows the logo but leaves open how to set it. */
export const companyLogoMessages = {
  title: 'Company logo',
  help: 'It appears on your properties.',
  success: 'Company logo saved. It appears on your properties.',
} as const;
