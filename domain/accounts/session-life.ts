/** Days after which a session ends that nobody uses. */
export const SESSION_IDLE_DAYS = 30;

/** Days after which a session ends however much it is used. */
export const SESSION_MAX_DAYS = 180;
