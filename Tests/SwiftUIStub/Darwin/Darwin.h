// The part of Darwin's C library that the command uses, written from memory with Darwin's types,
// and without implementations. Names are in the order of their headers.
#pragma once

typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef long ssize_t;

// sys/types.h
typedef int32_t pid_t;
typedef uint32_t id_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int64_t off_t;
typedef long time_t;
typedef int32_t suseconds_t;
typedef uint32_t socklen_t;
typedef uint32_t sigset_t;
typedef struct fd_set {
  int32_t fds_bits[32];
} fd_set;

// sys/errno.h
extern int *__error(void);
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EISDIR 21
#define EFBIG 27
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN

// stdlib.h, string.h
extern void *calloc(size_t count, size_t size);
extern void exit(int status) __attribute__((noreturn));
extern void free(void *block);
extern char *getenv(const char *name);
extern void *malloc(size_t size);
extern char *realpath(const char *restrict path, char *restrict resolved);
extern char *strdup(const char *text);
extern char *strerror(int number);
extern char ***_NSGetEnviron(void);

// stdio.h
extern int rename(const char *old, const char *new);

// math.h
extern double atan2(double y, double x);
extern double cos(double x);
extern double exp(double x);
extern double log(double x);
extern double pow(double x, double y);
extern double sin(double x);

// time.h, sys/time.h
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_PROCESS_CPUTIME_ID = 12,
  _CLOCK_THREAD_CPUTIME_ID = 16
} clockid_t;
extern int clock_gettime(clockid_t clock, struct timespec *time);

// unistd.h
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define SEEK_CUR 1
#define _SC_NPROCESSORS_ONLN 58
extern void _exit(int status) __attribute__((noreturn));
extern int access(const char *path, int mode);
extern int close(int file);
extern pid_t getpgrp(void);
extern pid_t getpid(void);
extern int isatty(int file);
extern off_t lseek(int file, off_t offset, int whence);
extern int pipe(int files[2]);
extern ssize_t pread(int file, void *bytes, size_t count, off_t offset);
extern ssize_t read(int file, void *bytes, size_t count);
extern long sysconf(int name);
extern pid_t tcgetpgrp(int file);
extern int unlink(const char *path);
extern int usleep(unsigned int microseconds);
extern ssize_t write(int file, const void *bytes, size_t count);
extern int pselect(
    int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict errors,
    const struct timespec *restrict timeout, const sigset_t *restrict mask);

// fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define F_DUPFD_CLOEXEC 67

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  int64_t st_blocks;
  int32_t st_blksize;
};
extern int fchmod(int file, mode_t mode);
extern int fstat(int file, struct stat *status);
extern int lstat(const char *path, struct stat *status);
extern int mkdir(const char *path, mode_t mode);
extern int stat(const char *path, struct stat *status);

// dirent.h
typedef struct DIR DIR;
struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
struct DIR {
  int __dd_fd;
};
extern int closedir(DIR *folder);
extern DIR *opendir(const char *path);
extern struct dirent *readdir(DIR *folder);

// poll.h
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020
extern int poll(struct pollfd *files, nfds_t count, int milliseconds);

// termios.h, sys/ioctl.h
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
#define VMIN 16
#define VTIME 17
#define ISIG 0x00000080
#define NOFLSH 0x80000000
#define TCSANOW 0
#define TCSAFLUSH 2
extern void cfmakeraw(struct termios *settings);
extern int tcgetattr(int file, struct termios *settings);
extern int tcsetattr(int file, int when, const struct termios *settings);

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGWINCH 28
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
union sigval {
  int sival_int;
  void *sival_ptr;
};
typedef struct __siginfo {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  union sigval si_value;
  long si_band;
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
extern int kill(pid_t process, int number);
extern int raise(int number);
extern int sigaction(
    int number, const struct sigaction *restrict action, struct sigaction *restrict old);
extern int sigaddset(sigset_t *set, int number);
extern int sigemptyset(sigset_t *set);
extern void (*signal(int number, void (*handler)(int)))(int);
extern int sigprocmask(int how, const sigset_t *restrict set, sigset_t *restrict old);

// sys/wait.h
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
#define WNOHANG 0x00000001
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
extern int waitid(idtype_t kind, id_t which, siginfo_t *info, int options);
extern pid_t waitpid(pid_t process, int *status, int options);

// sys/socket.h
#define AF_UNIX 1
#define MSG_DONTWAIT 0x80
#define SHUT_RD 0
#define SHUT_WR 1
#define SHUT_RDWR 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_RCVTIMEO 0x1006
#define SO_NOSIGPIPE 0x1022
extern ssize_t recv(int socket, void *bytes, size_t count, int flags);
extern ssize_t send(int socket, const void *bytes, size_t count, int flags);
extern int setsockopt(int socket, int level, int name, const void *value, socklen_t size);
extern int shutdown(int socket, int how);
extern int socketpair(int domain, int kind, int protocol, int sockets[2]);

// spawn.h: pointers here, structures on other systems.
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGMASK 0x0008
extern int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *restrict attributes, char *const *restrict arguments,
    char *const *restrict environment) __attribute__((availability(tvos, unavailable)))
__attribute__((availability(watchos, unavailable)));
extern int posix_spawnp(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *restrict attributes, char *const *restrict arguments,
    char *const *restrict environment) __attribute__((availability(tvos, unavailable)))
__attribute__((availability(watchos, unavailable)));
extern int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int file, int new);
extern int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *restrict actions, int file, const char *restrict path, int flags,
    mode_t mode);
extern int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
extern int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
extern int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
extern int posix_spawnattr_init(posix_spawnattr_t *attributes);
extern int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags);
extern int posix_spawnattr_setpgroup(posix_spawnattr_t *attributes, pid_t group);
extern int posix_spawnattr_setsigmask(
    posix_spawnattr_t *restrict attributes, const sigset_t *restrict set);

// pthread.h
typedef struct _opaque_pthread_t {
  long __sig;
  char __opaque[8176];
} *pthread_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;
typedef struct {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_condattr_t;
typedef unsigned long pthread_key_t;
#define PTHREAD_CREATE_DETACHED 2
#pragma clang assume_nonnull begin
extern int pthread_attr_destroy(pthread_attr_t *attributes);
extern int pthread_attr_init(pthread_attr_t *attributes);
extern int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state);
extern int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
extern int pthread_cond_broadcast(pthread_cond_t *condition);
extern int pthread_cond_destroy(pthread_cond_t *condition);
extern int pthread_cond_init(
    pthread_cond_t *restrict condition, const pthread_condattr_t *_Nullable restrict attributes);
extern int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *_Nullable restrict until);
extern int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex);
extern int pthread_create(
    pthread_t _Nullable *_Nonnull restrict thread, const pthread_attr_t *_Nullable restrict attributes,
    void *_Nullable (*_Nonnull main)(void *_Nonnull), void *_Nullable restrict argument);
extern void *_Nullable pthread_getspecific(pthread_key_t key);
extern int pthread_key_create(pthread_key_t *key, void (*_Nullable destructor)(void *_Nonnull));
extern int pthread_mutex_destroy(pthread_mutex_t *mutex);
extern int pthread_mutex_init(
    pthread_mutex_t *restrict mutex, const pthread_mutexattr_t *_Nullable restrict attributes);
extern int pthread_mutex_lock(pthread_mutex_t *mutex);
extern int pthread_mutex_unlock(pthread_mutex_t *mutex);
extern int pthread_setspecific(pthread_key_t key, const void *_Nullable value);
extern int pthread_sigmask(
    int how, const sigset_t *_Nullable set, sigset_t *_Nullable old);
#pragma clang assume_nonnull end
